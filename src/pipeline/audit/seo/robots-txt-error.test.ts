import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testSite } from '#testing/audit-page.ts';
import { robotsTxtError } from './robots-txt-error.ts';

const site = (status: number | null) => {
  const plain = testSite();
  return { ...plain, robots: { ...plain.robots, status } };
};

describe('robots-txt-error', () => {
  it.each([200, 404, null])('passes status %j', (status) => {
    expect(findingsOf(robotsTxtError, site(status))).toEqual([]);
  });

  it('flags 503 and shows URL and status', () => {
    expect(findingOf(robotsTxtError, site(503)).evidence.snippet).toBe('https://example.com/robots.txt (503)');
  });
});
