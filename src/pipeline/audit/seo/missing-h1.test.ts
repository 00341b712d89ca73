import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, heading, testPage } from '#testing/audit-page.ts';
import { missingH1 } from './missing-h1.ts';

describe('missing-h1', () => {
  it('passes a page with a main heading', () => {
    expect(findingsOf(missingH1, testPage())).toEqual([]);
  });

  it.each([
    ['no headings at all', []],
    ['only lower headings', [heading(2, 'Bread')]],
    ['an empty main heading', [heading(1, ' ')]],
    ['a hidden main heading', [heading(1, 'Bread', { hidden: true })]],
  ])('flags %s', (_, headings) => {
    expect(findingsOf(missingH1, testPage({ headings }))).toHaveLength(1);
  });

  it('says where it looked', () => {
    expect(findingOf(missingH1, testPage({ headings: [] })).evidence.lookedIn).toBe('body of the page as served: no visible h1 with text');
  });

  it('claims nothing of a page that was cut short', () => {
    expect(findingsOf(missingH1, testPage({ headings: [], cutBy: ['bytes'] }))).toEqual([]);
  });
});
