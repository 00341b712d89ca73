import { expect, it } from 'vitest';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { isCardTitle } from './card-title.ts';

const card = (title: string, text = `Help us with the ${title.toLowerCase()} of the project.`) =>
  `<div><h3>${title}</h3><p>${text}</p></div>`;
const page = (...cards: string[]) => pageOfHtml('/', `<main><h1>Contribute</h1>${cards.join('')}</main>`);

it('knows a word of templates as the title of a card among equals', () => {
  expect(isCardTitle(page(card('Core'), card('Website'), card('Marketing')), 'Website')).toBe(true);
});

it.each([
  ['without a text of its own', page(card('Core'), card('Website', ''), card('Marketing'), card('Docs'))],
  ['above filler', page(card('Core'), card('Website', 'Lorem ipsum dolor sit amet, consectetur elit.'), card('Marketing'), card('Docs'))],
  ['without equals', page(card('Core'), card('Website'))],
  ['that is above each card', page(card('Website'), card('Website'), card('Website'), card('Core'), card('Docs'))],
])('knows none %s', (_what, of) => {
  expect(isCardTitle(of, 'Website')).toBe(false);
});

it('reads a page once, however many of its headings are asked for', () => {
  const { blocks, ...rest } = page(card('Core'), card('Website'), card('Marketing'));
  let reads = 0;
  const counted = {
    ...rest,
    get blocks() {
      reads += 1;
      return blocks;
    },
  };
  expect(['Core', 'Website', 'Other'].map((title) => isCardTitle(counted, title))).toEqual([true, true, false]);
  expect(reads).toBe(1);
});
