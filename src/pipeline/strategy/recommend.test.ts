import { describe, expect, it } from 'vitest';
import { richInput, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from './build-strategy.ts';

const adviceOf = (input: ReturnType<typeof richInput>) =>
  buildStrategy(input).recommendations.filter(({ findingIds }) => findingIds.length === 0);

describe('recommend', () => {
  it('advises part by part', () => {
    expect(adviceOf(richInput()).map(({ id, part }) => `${part}: ${id}`)).toEqual([
      ...['craft: headline', 'craft: one-action', 'x-factor: x-factor', 'engineer: keep-addresses', 'engineer: structured-data'],
      ...['engineer: connect-forms', 'elevate: proof-near-action', 'elevate: objections', 'elevate: contrast', 'diagnose: measure'],
    ]);
  });

  it('leaves out what a site gives no reason for', () => {
    expect(adviceOf(thinInput()).map(({ id }) => id)).toEqual([
      'one-action',
      'keep-addresses',
      'structured-data',
      'connect-forms',
      'measure',
    ]);
  });

  it('only extends a headline that the new one contains', () => {
    const input = richInput();
    const home = input.site.pages[0];
    if (home?.headings[0]) home.headings[0].text = 'Mill Bread bakes sourdough';
    const [headline] = adviceOf(input);
    expect(headline).toMatchObject({ title: 'Name the business in the headline', impact: 'medium' });
  });
});
