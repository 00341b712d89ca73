import { describe, expect, it } from 'vitest';
import { decoded, fileTypeOf, isEmail, readable, withFragment, withoutContactScheme, withoutQuery, withoutWww } from './address.ts';

it.each([
  ['tel:+4930123', '+4930123'],
  ['mailto:info@example.com', 'info@example.com'],
  ['/tel:1', '/tel:1'],
])('takes the scheme of a contact off %s', (target, expected) => {
  expect(withoutContactScheme(target)).toBe(expected);
});

it.each([
  ['/menu?lang=de#top', '/menu'],
  ['/menu#top?lang=de', '/menu'],
  ['/menu', '/menu'],
])('cuts query and fragment from %s', (address, expected) => {
  expect(withoutQuery(address)).toBe(expected);
});

it.each([
  ['/files/Menu.PDF?v=2', 'pdf'],
  ['/archive.tar.gz', 'gz'],
  ['/v1.2/about', ''],
  ['/photo.jpg/', ''],
  ['/list.PDF?x=1#p', 'pdf'],
  ['/.htaccess', ''],
  ['', ''],
])('reads the file type of %s', (address, expected) => {
  expect(fileTypeOf(address)).toBe(expected);
});

it('decodes addresses for people, and leaves what is broken', () => {
  expect([decoded('info%40example.com'), decoded('100%')]).toEqual(['info@example.com', '100%']);
  expect([readable('/%C3%BCber%2Funs'), readable('/%E4')]).toEqual(['/über%2Funs', '/%E4']);
});

it('drops a leading www.', () => {
  expect(['www.example.com:80', 'wwww.example.com'].map(withoutWww)).toEqual(['example.com:80', 'wwww.example.com']);
});

describe('isEmail', () => {
  it.each(['jo@example.org', 'jo.doe@mail.example.org'])('accepts %s', (text) => expect(isEmail(text)).toBe(true));

  it.each(['jo@example', '@example.org', 'jo example@b.org', 'a@b@c.org', ''])('rejects "%s"', (text) => expect(isEmail(text)).toBe(false));
});

it.each([
  ['https://map.test/', 'https://map.test/#map=18/49.5/8.1', 'https://map.test/#map=18/49.5/8.1'],
  ['https://a.test/team', '/team#board', 'https://a.test/team#board'],
  ['https://a.test/team', undefined, 'https://a.test/team'],
  ['mailto:a@a.test', 'mailto:a@a.test#x', 'mailto:a@a.test'],
])('puts the fragment of a link back: %s from %s', (href, rawHref, expected) => {
  expect(withFragment({ href, rawHref })).toBe(expected);
});
