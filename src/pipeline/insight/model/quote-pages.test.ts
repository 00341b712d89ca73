import { expect, it } from 'vitest';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { richInput } from '#testing/strategy-input.ts';
import { buildSiteModel } from '../../site-model/site-model.ts';
import { quotePages } from './quote-pages.ts';

const SENTENCES = Array.from({ length: 40 }, (_, at) => `Sentence ${at} tells how we bake bread by hand.`);

function linesOf(tokens: number) {
  const { site } = richInput();
  const page = pageOfHtml('/', `<main><h1>Bread</h1><p>${SENTENCES.join(' ')}</p></main>`);
  const [quoted] = quotePages(buildSiteModel({ ...site, pages: [page] }), tokens, (text) => text.length);
  return quoted?.lines ?? [];
}

it('shows a long text whole, in lines that end with a sentence', () => {
  const lines = linesOf(Number.POSITIVE_INFINITY);
  for (const sentence of SENTENCES) expect(lines.some((line) => line.includes(sentence))).toBe(true);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(900);
});

it('says that a page has more than is shown', () => {
  expect(linesOf(400).at(-1)).toMatch(/^\(\d+ more lines of this page are not shown here; the page has them\.\)$/);
});
