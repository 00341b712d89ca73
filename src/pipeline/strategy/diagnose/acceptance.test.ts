import { describe, expect, it } from 'vitest';
import { richInput, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';

const acceptanceOf = (input: ReturnType<typeof richInput>) => buildStrategy(input).diagnose.acceptance;

describe('acceptanceList', () => {
  it('has a test for each kind of finding, in the area where it belongs', () => {
    const tests = acceptanceOf(richInput()).filter(({ findingIds }) => findingIds.length > 0);
    expect(tests.map(({ area, findingIds }) => [area, ...findingIds])).toEqual([
      ['head', 'duplicate-title'],
      ['head', 'missing-meta-description'],
      ['content', 'some-new-kind'],
      ['head', 'missing-canonical'],
    ]);
  });

  it('forbids proof on a site that has none', () => {
    const proof = acceptanceOf(thinInput()).find(({ id }) => id === 'proof');
    expect(proof?.text).toBe('The new site shows no quote, figure, logo or award as proof, because none was found to carry over.');
  });

  it('leaves out redirects, contrast and legal pages where there are none', () => {
    const ids = acceptanceOf(thinInput()).map(({ id }) => id);
    expect(ids.filter((id) => ['redirects', 'contrast', 'legal'].includes(id))).toEqual([]);
  });
});
