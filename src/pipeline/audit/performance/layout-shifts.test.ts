import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { layoutShifts } from './layout-shifts.ts';

const page = (cls: number) => testPage({ vitals: { lcpMs: 1, cls, bytes: 1, requests: 1 } });

describe('layout-shifts', () => {
  it('passes up to 0.25, and is not checked on pages that were not measured', () => {
    expect(findingsOf(layoutShifts, page(0.25))).toEqual([]);
    expect([page(0), testPage()].map((one) => Boolean(layoutShifts.check(one)?.unchecked))).toEqual([false, true]);
  });

  it('says where it was measured', () => {
    expect(findingOf(layoutShifts, page(0.26)).evidence).toMatchObject({
      snippet: 'Cumulative Layout Shift above 0.25',
      lookedIn: 'the page in a browser while it loaded',
    });
  });
});
