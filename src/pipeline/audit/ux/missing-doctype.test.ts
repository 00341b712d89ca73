import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingDoctype } from './missing-doctype.ts';

describe('missing-doctype', () => {
  it('passes a page that has one', () => {
    expect(findingsOf(missingDoctype, testPage())).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(missingDoctype, testPage({ doctype: false })).evidence.lookedIn).toBe('start of the page as served');
  });
});
