import { describe, expect, it } from 'vitest';
import { etagOf } from './etag.ts';

describe('the version of a text', () => {
  it.each([
    ['a word more', 'Keep the page.', 'Keep the pages.'],
    ['two letters changed places', 'from', 'form'],
    ['a blank at the end', 'text', 'text '],
    ['another line end', 'a\nb', 'a\r\nb'],
    ['signs of two code units', 'plan 🍞', 'plan 🥐'],
    ['a long text with one letter changed', `${'a'.repeat(200_000)}b`, `${'a'.repeat(200_000)}c`],
  ])('tells %s', (_, before, after) => {
    expect(etagOf(before)).toBe(etagOf(`${before}`));
    expect(etagOf(before)).not.toBe(etagOf(after));
    expect(etagOf(after).length).toBeLessThan(64);
  });

  it('takes no text as an empty one', () => expect(etagOf(null)).toBe(etagOf('')));
});
