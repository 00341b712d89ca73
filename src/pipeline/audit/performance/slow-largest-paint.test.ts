import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { slowLargestPaint } from './slow-largest-paint.ts';

const page = (lcpMs: number | null) => testPage({ vitals: { lcpMs, cls: 0, bytes: 1, requests: 1 } });

describe('slow-largest-paint', () => {
  it('passes up to four seconds, and is not checked where nothing was measured', () => {
    for (const one of [page(4_000), page(null), testPage()]) expect(findingsOf(slowLargestPaint, one)).toEqual([]);
    expect([page(1), page(null), testPage()].map((one) => Boolean(slowLargestPaint.check(one)?.unchecked))).toEqual([false, true, true]);
  });

  it('gives evidence that is the same at the next measurement', () => {
    expect(findingOf(slowLargestPaint, page(4_001)).evidence).toEqual(findingOf(slowLargestPaint, page(9_000)).evidence);
  });
});
