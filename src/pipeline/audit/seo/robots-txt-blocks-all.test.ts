import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testSite } from '#testing/audit-page.ts';
import { robotsTxtBlocksAll } from './robots-txt-blocks-all.ts';

const site = (text: string, status: number | null = 200) => {
  const plain = testSite();
  return { ...plain, robots: { ...plain.robots, text, status } };
};

describe('robots-txt-blocks-all', () => {
  it.each(['', 'User-agent: *\nDisallow: /cart', 'User-agent: BadBot\nDisallow: /'])('passes %j', (text) => {
    expect(findingsOf(robotsTxtBlocksAll, site(text))).toEqual([]);
  });

  it('flags a closed site and names the file', () => {
    expect(findingOf(robotsTxtBlocksAll, site('User-agent: *\nDisallow: /')).evidence).toMatchObject({
      lookedIn: 'https://example.com/robots.txt',
    });
  });

  it('does not read an error page as rules', () => {
    expect(findingsOf(robotsTxtBlocksAll, site('User-agent: *\nDisallow: /', 404))).toEqual([]);
  });
});
