import { describe, expect, it } from 'vitest';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { makeClaim, numbered, pageContains, roundShare } from './evidence.ts';

const page = pageOfHtml(
  '/',
  '<html><head><title>Brot</title></head><body><main><p>We  bake bread.</p><img src="/a.png" alt="Un four"></main></body></html>',
);

describe('makeClaim', () => {
  const quote = { page, selector: 'p', text: 'We bake bread.' };
  it.each([
    ['keeps a quote once', [quote, quote], 'observed', 1],
    ['infers without a quote', [{ ...quote, text: ' ' }], 'inferred', 0],
  ])('%s', (_, quotes, kind, count) => {
    const claim = makeClaim({ text: ' Bread ', kind: 'observed', confidence: 1.234, quotes });
    expect(claim).toMatchObject({ text: 'Bread', kind, confidence: 1 });
    expect(claim.evidence).toHaveLength(count);
  });
});

describe('pageContains', () => {
  it.each([
    ['bake bread', true],
    ['Brot', true],
    ['Un four', true],
    ['cakes', false],
    [' ', false],
  ])('%s: %s', (snippet, is) => {
    expect(pageContains(page, snippet)).toBe(is);
  });
});

it('numbers claims and rounds shares', () => {
  const claim = makeClaim({ text: 'x', kind: 'inferred', confidence: 0.5, quotes: [] });
  expect(numbered('offer', [claim, claim]).map(({ id }) => id)).toEqual(['offer-1', 'offer-2']);
  expect([-1, 0.123, 2].map(roundShare)).toEqual([0, 0.12, 1]);
});
