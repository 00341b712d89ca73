import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { insecureCookies } from './insecure-cookies.ts';

const page = (cookie: string, url = 'https://example.com/') => testPage({ url, headers: { 'set-cookie': cookie } });

describe('insecure-cookies', () => {
  it.each([
    '',
    'theme=dark',
    'sessionid=1; Secure; HttpOnly; SameSite=Lax',
    'theme=dark, sid=1; expires=Wed, 01 Jan 2031 00:00:00 GMT; secure; httponly',
  ])('passes %j', (cookie) => {
    expect(findingsOf(insecureCookies, page(cookie))).toEqual([]);
  });

  it('does not ask pages without encryption', () => {
    expect(findingsOf(insecureCookies, page('sid=1', 'http://example.com/'))).toEqual([]);
  });

  it('shows name and attributes, never the value', () => {
    expect(findingOf(insecureCookies, page('PHPSESSID=s3cret; path=/; secure')).evidence).toMatchObject({
      header: 'set-cookie',
      snippet: 'PHPSESSID=…; path=/; secure',
    });
  });
});
