import { describe, expect, it } from 'vitest';
import { findFontFamily } from './font-family.ts';

describe('findFontFamily', () => {
  it.each([
    ['"Source Sans 3", sans-serif', 'Source Sans 3'],
    ["'Open Sans'", 'Open Sans'],
    ['Georgia, serif', 'Georgia'],
    ['-apple-system, BlinkMacSystemFont, "Segoe UI"', 'system-ui'],
    ['BlinkMacSystemFont', 'system-ui'],
    ['ui-monospace', 'system-ui'],
    ['sans-serif', null],
    ['inherit', null],
    ['"Font Awesome 6 Free"', null],
    ['dashicons', null],
    ['swiper-icons', null],
    ['', null],
  ])('%s is %s', (value, family) => expect(findFontFamily(value)).toBe(family));
});
