import { expect, it } from 'vitest';
import { isBlank } from './take-screenshots.ts';

it.each([
  // As measured: white pages, the second at phone size; a page with the word "Hi"; a home page.
  [1440, 900, 8_452, true],
  [390, 844, 2_745, true],
  [1440, 900, 8_613, false],
  [1440, 900, 114_516, false],
])('%i x %i of %i bytes: blank is %s', (width, height, length, blank) => expect(isBlank({ width, height, bytes: { length } })).toBe(blank));
