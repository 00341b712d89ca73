import { expect, it } from 'vitest';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { createQuoteFinder } from './find-quote.ts';

const page = pageOfHtml('/', '<main><h1>Menu</h1><p>Seafood gumbo $209</p><p>Est. 201</p></main>');

it.each([
  ['a sentence', 'Seafood gumbo', true],
  ['an amount of money', '$209', true],
  ['a few digits', '201', false],
  ['words that no page has', 'Seafood pasta', false],
])('finds %s', (_what, quote, isFound) => {
  expect(createQuoteFinder([page])(quote) !== null).toBe(isFound);
});
