import { expect, it } from 'vitest';
import { fileTypeOf, withoutContactScheme, withoutQuery } from './address.ts';

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
  ['/.htaccess', ''],
  ['', ''],
])('reads the file type of %s', (address, expected) => {
  expect(fileTypeOf(address)).toBe(expected);
});
