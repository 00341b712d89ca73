import { describe, expect, it } from 'vitest';
import { type Page, sectionsOf } from '#contracts/page.ts';
import { factsOf } from '#testing/facts-of.ts';
import { endCards } from './card-ends.ts';

const outline = (html: string) =>
  endCards(sectionsOf(factsOf(html) as Page)).map(({ heading, blocks }) =>
    [heading?.text ?? '', ...blocks.map(({ text }) => text)].join(' | '),
  );

const card = (name: string, text: string) => `<div><h3>${name}</h3><p>${text}</p></div>`;

describe('endCards', () => {
  it('ends the last card of a row with its element', () => {
    const row = `<section><h2>Prices</h2><div>${card('One visit', '40 euros')}${card('Five visits', '190 euros')}</div><p>Pay by card.</p></section>`;
    expect(outline(row)).toEqual(['Prices', 'One visit | 40 euros', 'Five visits | 190 euros', ' | Pay by card.']);
  });

  it('leaves a card alone in which nothing follows', () => {
    const row = `<section><h2>Prices</h2>${card('One visit', '40 euros')}${card('Five visits', '190 euros')}</section>`;
    expect(outline(row)).toEqual(['Prices', 'One visit | 40 euros', 'Five visits | 190 euros']);
  });

  it.each([
    ['headings side by side', '<h2>Bread</h2><p>Rye.</p><h2>Cakes</h2><p>Cream.</p><p>Every day.</p>'],
    ['a heading alone', '<div><h2>Bread</h2></div><p>Every day.</p>'],
    ['headings of other elements', '<div><h3>Bread</h3><p>Rye.</p></div><section><p>New</p><h3>Cakes</h3></section><p>Every day.</p>'],
  ])('takes no cards for a row: %s', (_, html) => {
    expect(outline(html).every((line) => !line.startsWith(' |'))).toBe(true);
  });
});
