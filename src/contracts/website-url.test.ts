import { describe, expect, it } from 'vitest';
import { parseWebsiteUrl, readWebsiteUrl } from './website-url.ts';

describe('readWebsiteUrl', () => {
  it.each([
    ['example.com', 'https://example.com/', false],
    ['  www.Example.com/a b'.replace(' b', ''), 'https://www.example.com/a', false],
    ['http://example.com/path?q=1#part', 'http://example.com/path?q=1', true],
    ['HTTPS://example.co.uk', 'https://example.co.uk/', true],
    ['bäckerei-müller.de', 'https://xn--bckerei-mller-bfb28a.de/', false],
    ['shop.test:8080/x', 'https://shop.test:8080/x', false],
  ])('accepts %s', (input, url, schemeGiven) => {
    expect(readWebsiteUrl(input)).toEqual({ ok: true, url, schemeGiven });
  });

  it.each(['', '   ', '\t'])('asks for an address when there is only white space', (input) => {
    expect(readWebsiteUrl(input)).toMatchObject({
      ok: false,
      problem: { title: 'URL Required', message: 'Please enter a website URL to analyze.' },
    });
  });

  it.each([
    'localhost',
    'http://localhost:3000',
    'example',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://user:pw@example.com',
    'user@example.com',
    '127.0.0.1',
    'http://0x7f.1',
    'http://[::1]/',
    'exa mple.com',
    'example.c',
    'https://',
    '.com',
    'https://-a.com',
    'file:///etc/passwd',
    `example.com/${'a'.repeat(3000)}`,
  ])('refuses %s', (input) => {
    expect(readWebsiteUrl(input)).toMatchObject({ ok: false, problem: { title: 'Invalid URL' } });
  });

  it('throws the toast sentence for the server', () => {
    expect(() => parseWebsiteUrl('nowhere')).toThrow('Please enter a valid website URL (e.g.,');
  });
});
