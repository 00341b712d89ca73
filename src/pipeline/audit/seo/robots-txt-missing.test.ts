import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testSite } from '#testing/audit-page.ts';
import { robotsTxtMissing } from './robots-txt-missing.ts';

const site = (status: number | null) => {
  const plain = testSite();
  return { ...plain, robots: { ...plain.robots, status } };
};

describe('robots-txt-missing', () => {
  it.each([200, 500, null])('says nothing of status %j', (status) => {
    expect(findingsOf(robotsTxtMissing, site(status))).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(robotsTxtMissing, site(404)).evidence.lookedIn).toBe('https://example.com/robots.txt (404)');
  });
});
