import { expect, it } from 'vitest';
import type { Difference } from '#contracts/differences.ts';
import { doesMatter } from './what-matters.ts';

const difference = (area: Difference['area'], what: string, more: Partial<Difference> = {}): Difference => ({
  ...{ kind: 'changed', area, page: '', what, before: 'a', after: 'b' },
  ...more,
});

it.each<[string, Difference, boolean]>([
  ['a page that is gone', difference('pages', 'Page', { kind: 'gone' }), true],
  ['a new page', difference('pages', 'Page', { kind: 'appeared' }), false],
  ['another address', difference('pages', 'Address'), true],
  ['an error instead of a page', difference('pages', 'Status'), true],
  ['a title', difference('pages', 'Title'), false],
  ['a price', difference('offers', 'Price of Rye'), true],
  ['the description of an offer', difference('offers', 'Description of Rye'), false],
  ['a new offer', difference('offers', 'Offer', { kind: 'appeared' }), true],
  ['a phone number', difference('contacts', 'phone'), true],
  ['a profile on a network', difference('contacts', 'instagram'), false],
  ['a price in a text', difference('texts', 'Text (price)'), true],
  ['words in a text', difference('texts', 'Text (words)'), false],
  ['where a form sends', difference('actions', 'Form (contact)'), true],
  ['where a link leads', difference('actions', 'Link “Order”'), false],
  ['a booking that is gone', difference('functions', 'Function', { kind: 'gone' }), true],
  ['noindex', difference('data', 'Robots', { kind: 'appeared' }), true],
  ['a meta tag', difference('data', 'og:title'), false],
  ['a new finding of severity high', difference('findings', 'missing-alt', { kind: 'appeared', severity: 'high' }), true],
  ['a new finding of severity medium', difference('findings', 'missing-alt', { kind: 'appeared', severity: 'medium' }), false],
  ['a finding that is gone', difference('findings', 'missing-alt', { kind: 'gone', severity: 'high' }), false],
  ['a score', difference('scores', 'seo'), false],
  ['a competitor', difference('competitors', 'Competitor', { kind: 'gone' }), false],
])('%s', (_what, one, matters) => {
  expect(doesMatter(one, { isPartial: false })).toBe(matters);
});

it('does not take what is on a page that could not be read for gone', () => {
  const gone = difference('offers', 'Offer', { kind: 'gone' });
  expect([doesMatter(gone, { isPartial: true }), doesMatter(gone, { isPartial: false })]).toEqual([false, true]);
  expect(doesMatter(difference('offers', 'Price of Rye'), { isPartial: true })).toBe(true);
});
