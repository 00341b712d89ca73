import { expect, it } from 'vitest';
import { NO_PROGRESS, progressAfter } from './analysis-progress.ts';

const report = (id: number, fields = {}) => ({
  kind: 'progress' as const,
  id,
  progress: {
    stage: 'crawl' as const,
    step: 2,
    message: 'Reading',
    pagesRead: id,
    pagesTotal: 12,
    page: { path: '/a', title: 'A', type: 'about' },
    ...fields,
  },
});

it('counts a report that comes twice once', () => {
  const once = progressAfter(NO_PROGRESS, report(1));
  expect(progressAfter(once, report(1))).toBe(once);
  expect(progressAfter(once, report(2)).pages).toHaveLength(1);
});

it('never goes back a step', () => {
  const later = progressAfter(NO_PROGRESS, report(1, { step: 3 }));
  expect(progressAfter(later, report(2, { step: 2 })).step).toBe(3);
});

it('is live again when a report comes after the stream was lost', () => {
  const lost = progressAfter(NO_PROGRESS, { kind: 'stream-lost' });
  expect(lost.isLive).toBe(false);
  expect(progressAfter(lost, report(1)).isLive).toBe(true);
});

it('keeps how much a model has written until it says more', () => {
  const once = progressAfter(NO_PROGRESS, report(1, { characters: 1_200 }));
  expect(
    [once, progressAfter(once, report(2)), progressAfter(once, report(2, { characters: 2_400 }))].map(({ characters }) => characters),
  ).toEqual([1_200, 1_200, 2_400]);
});
