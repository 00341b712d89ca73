import { expect, it } from 'vitest';
import { parseCompetitorUrl } from './parse-competitor-url.ts';

it.each([
  ['other.example', 'https://other.example/'],
  [' http://Shop.example/path ', 'http://shop.example/path'],
])('reads "%s"', (text, url) => {
  expect(parseCompetitorUrl(text)).toBe(url);
});

it('quotes a text that is no URL, cut to 100 characters', () => {
  expect(() => parseCompetitorUrl(`Acme ${'x'.repeat(200)}`)).toThrow(`"Acme ${'x'.repeat(95)}" is not a website address.`);
});
