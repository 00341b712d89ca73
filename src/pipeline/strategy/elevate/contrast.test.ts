import { describe, expect, it } from 'vitest';
import { contrastRatio, readableShade } from './contrast.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.47],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ff0000', 1],
  ])('of %s on %s is %d', (text, background, ratio) => {
    expect(contrastRatio(text, background)).toBe(ratio);
  });

  it('is unknown where a color is no hex', () => {
    expect(contrastRatio('red', '#ffffff')).toBeNull();
  });

  it.each([
    ['#e0b060', '#ffffff'],
    ['#224466', '#000000'],
    ['#888888', '#808080'],
  ])('finds a shade of %s that reads on %s', (color, background) => {
    expect(contrastRatio(readableShade(color, background), background)).toBeGreaterThanOrEqual(4.5);
  });
});
