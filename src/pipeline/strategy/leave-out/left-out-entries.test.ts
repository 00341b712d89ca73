import { expect, it } from 'vitest';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { cutterOf } from './cut-sentences.ts';
import { leftOutEntries } from './left-out-entries.ts';

const cutter = cutterOf(['A storm warning for the coast']);
const STORM = '<div>July 23 2026</div><h3>A storm warning for the coast</h3><p>Winds of 40 knots are expected.</p>';
const CARDS = '<div>August 5 2026</div><h3>Gift cards have arrived</h3><p>From five to a hundred euros.</p>';

function left(html: string, type: 'blog' | 'services' = 'blog') {
  const page = pageOfHtml('/news', `<main><h1>News</h1>${html}</main>`, type);
  const gone = leftOutEntries(page, cutter);
  return page.blocks.filter(({ selector }) => !gone.has(selector)).map(({ text }) => text);
}

const KEPT = ['News', 'August 5 2026', 'Gift cards have arrived', 'From five to a hundred euros.'];

it('takes an entry out whole, with its date', () => {
  expect(left(`<article>${STORM}</article><article>${CARDS}</article>`)).toEqual(KEPT);
});

it('leaves the date of the next entry where the entries have no element of their own', () => {
  const without = ['A storm warning for the coast'];
  expect(left(STORM + CARDS).filter((text) => !without.includes(text))).toEqual(KEPT);
});

it('keeps the text below a heading that is no entry', () => {
  expect(left(STORM + CARDS, 'services')).toContain('Winds of 40 knots are expected.');
});
