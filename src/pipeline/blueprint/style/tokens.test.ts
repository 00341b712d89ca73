import { describe, expect, it } from 'vitest';
import { chooseHand } from './tokens.ts';

const font = (isSerif: boolean) => ({ stack: '', weight: 600, tracking: '0', isSerif });
const fonts = (isSerif: boolean) => ({ heading: font(isSerif), body: font(false), files: [], faces: '' });

describe('chooseHand', () => {
  it.each([
    ['soft', 16, 12, true],
    ['soft', 0, 999, false],
    ['ruled', 4, 4, true],
    ['strong', 4, 4, false],
  ] as const)('is %s with corners of %d and buttons of %d pixels, serif: %s', (hand, radius, buttonRadius, isSerif) => {
    expect(chooseHand({ radius, buttonRadius, fonts: fonts(isSerif) })).toBe(hand);
  });
});
