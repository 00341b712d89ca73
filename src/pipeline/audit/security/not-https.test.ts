import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage, testSite } from '#testing/audit-page.ts';
import { notHttps } from './not-https.ts';

const site = (url: string, https: boolean | null) => testSite([testPage()], { url, https });

describe('not-https', () => {
  it('passes https, and leaves http next to https to another audit', () => {
    expect(findingsOf(notHttps, site('https://example.com/', true))).toEqual([]);
    expect(findingsOf(notHttps, site('https://example.com/', null))).toEqual([]);
    expect(findingsOf(notHttps, site('http://example.com/', true))).toEqual([]);
  });

  it.each([
    [false, 'did not respond'],
    [null, 'was not tried'],
  ])('flags http when https is %j', (https, words) => {
    expect(findingOf(notHttps, site('http://example.com/', https)).evidence).toMatchObject({
      snippet: 'http://example.com/',
      lookedIn: expect.stringContaining(words),
    });
  });
});
