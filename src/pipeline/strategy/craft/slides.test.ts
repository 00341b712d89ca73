import { expect, it } from 'vitest';
import type { Heading, Page } from '#contracts/page.ts';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { chooseHeadline } from './headline.ts';
import { planSections } from './sections.ts';
import { isInSlide } from './slides.ts';

const WELCOME = 'Mill Bread bakes sourdough and rye bread in Mainz';

/** A page whose first headings are in an element, each in a part of its own, with two sections below; `controls` are texts in that element. */
function pageWith(root: string, captions: readonly [level: number, text: string][], controls: readonly string[] = []): Page {
  const page = draftPage({
    path: '/',
    type: 'home',
    title: 'Mill Bread',
    outline: [
      ['h3', WELCOME],
      ['p', 'Come in at six and have a look.'],
      ['h3', 'Our ovens'],
      ['p', 'Both are of stone, and the older one is from the mill.'],
    ],
  });
  const shared = { region: 'main' as const, hidden: false };
  const headings = captions.map(
    ([level, text], at): Heading => ({ ...shared, level, text, selector: `${root} > div > div:nth-of-type(${at + 1}) > h${level}` }),
  );
  const rows = controls.map((text) => ({ ...shared, tag: 'div', text, selector: root }));
  page.headings = [...headings, ...page.headings];
  page.blocks = [...headings.map(({ level, ...heading }) => ({ ...heading, tag: `h${level}` })), ...rows, ...page.blocks];
  return page;
}

const CAPTIONS: [number, string][] = [
  [1, 'The river path begins right behind our mill in Mainz'],
  [1, 'Bread for your bicycle tour'],
  [1, 'Have you seen our garden?'],
];

function read(page: Page) {
  const input = richInput();
  input.site.pages[0] = page;
  const reading = readInput(input);
  return { reading, headline: chooseHeadline(reading).text, sections: planSections(reading.home, reading) };
}

it.each([
  ['a name', pageWith('#topCarousel', CAPTIONS)],
  ['buttons back and on', pageWith('body > main > div:nth-of-type(1)', CAPTIONS, ['Previous Next'])],
])('captions of a slider known by %s are no promise, no h1 and head nothing below them', (_, page) => {
  const { reading, headline, sections } = read(page);
  expect(reading.home.h1).toBe('');
  expect(reading.home.wholeH1).toBe(CAPTIONS[0]?.[1]);
  expect(CAPTIONS.map(([, text]) => text)).not.toContain(headline);
  expect(sections.map(({ heading }) => heading).slice(1)).toEqual([WELCOME, 'Our ovens']);
  expect(sections[0]?.items.map(({ text }) => text)).toEqual(CAPTIONS.map(([, text]) => text));
});

it.each<[string, Page]>([
  ['headings one below the other', pageWith('body > main > div:nth-of-type(1)', CAPTIONS)],
  [
    'the only h1 of the page, in the first of several slides',
    pageWith('#slider', [
      [1, CAPTIONS[0]?.[1] ?? ''],
      [2, 'Bread for your tour'],
      [2, 'Our garden'],
    ]),
  ],
  ['slides that are all of the page', { ...pageWith('#slider', CAPTIONS), headings: pageWith('#slider', CAPTIONS).headings.slice(0, 3) }],
  ['a single slide', pageWith('#slider', CAPTIONS.slice(0, 1))],
])('%s still heads the page', (_, page) => {
  expect(isInSlide(page, page.headings[0]?.selector ?? '')).toBe(false);
  expect(read(page).reading.home.h1).toBe(CAPTIONS[0]?.[1]);
});
