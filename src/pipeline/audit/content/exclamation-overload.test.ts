import { describe, expect, it } from 'vitest';
import { block, findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { exclamationOverload } from './exclamation-overload.ts';

const page = (loud: number, calm: number) =>
  testPage({
    blocks: [
      ...Array.from({ length: loud }, (_, index) => block(`Bread number ${index} now!`)),
      ...Array.from({ length: calm }, () => block('We bake bread each night.')),
    ],
  });

describe('exclamation-overload', () => {
  it('passes a few, and a few among many', () => {
    for (const subject of [page(5, 0), page(6, 24), page(0, 0)]) expect(findingsOf(exclamationOverload, subject)).toEqual([]);
  });

  it('counts them', () => {
    expect(findingOf(exclamationOverload, page(6, 23)).evidence).toMatchObject({ snippet: 'Bread number 0 now!', count: 6 });
  });
});
