import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testSite } from '#testing/audit-page.ts';
import { sitemapNotInRobots } from './sitemap-not-in-robots.ts';

const plain = testSite();
const robots = { ...plain.robots, sitemaps: [] };

describe('sitemap-not-in-robots', () => {
  it('passes where it is named', () => {
    expect(findingsOf(sitemapNotInRobots, plain)).toEqual([]);
  });

  it('asks only where both files are there', () => {
    expect(findingsOf(sitemapNotInRobots, { ...plain, robots: { ...robots, status: 404 } })).toEqual([]);
    expect(findingsOf(sitemapNotInRobots, { ...plain, robots, sitemap: { ...plain.sitemap, status: 404 } })).toEqual([]);
  });

  it('gives the line to add', () => {
    const finding = findingOf(sitemapNotInRobots, { ...plain, robots });
    expect(finding.fix).toContain('Sitemap: https://example.com/sitemap.xml');
    expect(finding.evidence.lookedIn).toContain('robots.txt');
  });
});
