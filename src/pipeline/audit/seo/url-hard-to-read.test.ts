import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { urlHardToRead } from './url-hard-to-read.ts';

describe('url-hard-to-read', () => {
  it.each(['/', '/rye-bread', '/br%C3%B6tchen', '/%E8', '/shop?color=red'])('passes %s', (path) => {
    expect(findingsOf(urlHardToRead, testPage({ url: `https://example.com${path}` }))).toEqual([]);
  });

  it.each([
    ['/rye_bread', 'underscores'],
    ['/RyeBread', 'capital letters'],
    ['/shop?PHPSESSID=1', 'a session id'],
    ['/rye%20bread', 'spaces'],
    ['/Rye_bread', 'underscores and capital letters'],
  ])('flags %s', (path, words) => {
    const finding = findingOf(urlHardToRead, testPage({ url: `https://example.com${path}` }));
    expect(finding.title).toBe(`The URL contains ${words}`);
    expect(finding.evidence.lookedIn).toBe(`https://example.com${path}`);
  });
});
