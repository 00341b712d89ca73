import { describe, expect, it } from 'vitest';
import { textWidth } from './text-width.ts';

describe('textWidth', () => {
  it.each([
    ['', 0],
    ['bread', 5],
    ['Brötchen', 8],
    ['パン屋', 6],
    ['🥖', 1],
  ])('of %j is %i', (text, width) => {
    expect(textWidth(text)).toBe(width);
  });
});
