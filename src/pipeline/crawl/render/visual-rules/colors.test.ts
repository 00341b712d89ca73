import { describe, expect, it } from 'vitest';
import { type Color, colorTools } from './colors.ts';

const colors = colorTools();
const contrast = (one: string, other: string) => colors.contrast(colors.parse(one), colors.parse(other));
const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

describe('colorTools', () => {
  it('reads computed colors', () => {
    expect(colors.parse('rgb(1, 20, 255)')).toEqual({ red: 1, green: 20, blue: 255, alpha: 1 });
    expect(colors.parse('rgba(0, 0, 0, 0.25)')).toEqual({ ...BLACK, alpha: 0.25 });
  });

  it.each([
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
    ['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 21],
    ['rgb(118, 118, 118)', 'rgb(255, 255, 255)', 4.54],
    ['rgb(119, 119, 119)', 'rgb(255, 255, 255)', 4.47],
    ['rgb(10, 10, 10)', 'rgb(10, 10, 10)', 1],
  ])('compares %s and %s, cut to two decimals', (one, other, ratio) => {
    expect(contrast(one, other)).toBe(ratio);
  });

  it('lays colors over one another', () => {
    expect(colors.over({ ...BLACK, alpha: 0.5 }, WHITE)).toEqual({ red: 127.5, green: 127.5, blue: 127.5, alpha: 1 });
    expect(colors.over(BLACK, WHITE)).toEqual(BLACK);
    const twoHalves = colors.over({ ...BLACK, alpha: 0.5 }, { ...WHITE, alpha: 0.5 });
    expect(twoHalves.alpha).toBe(0.75);
    expect(twoHalves.red).toBeCloseTo(85);
    expect(colors.over({ ...BLACK, alpha: 0 }, { ...WHITE, alpha: 0 }).alpha).toBe(0);
  });

  it('fades a color', () => {
    expect(colors.faded({ ...BLACK, alpha: 0.5 }, 0.5)).toEqual({ ...BLACK, alpha: 0.25 });
  });
});
