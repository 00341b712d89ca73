import { describe, expect, it } from 'vitest';
import type { Look } from '#contracts/look.ts';
import { withPalette } from './palette.ts';

const observed = (role: string, hex: string) => ({ role, hex, observed: true, note: '' });
const look: Look = {
  ...{ fonts: [], radius: '', imagery: '', toneWords: [], logo: '', forbidden: [] },
  colors: [
    observed('background', '#FFFFFF'),
    observed('accent', '#AA0000'),
    { role: 'text', hex: '#222222', observed: false, note: 'reads' },
  ],
  contrast: [
    { text: '#222222', background: '#ffffff', ratio: 15, passes: true, use: 'body' },
    { text: '#222222', background: '#fffdf8', ratio: 15, passes: true, use: 'body' },
  ],
};
const palette = [
  { use: 'page', hex: '#fffdf8' },
  { use: 'body text', hex: '#222222' },
  { use: 'bands', hex: '#ffffff' },
];

describe('withPalette', () => {
  it('takes the colors of the palette, and says which of them the site has', () => {
    const { colors, contrast } = withPalette(look, palette);
    expect(colors.slice(0, 3).map(({ role, hex, observed: isToday }) => [role, hex, isToday])).toEqual([
      ['page', '#fffdf8', false],
      ['body text', '#222222', false],
      ['bands', '#ffffff', true],
    ]);
    expect(contrast.map(({ background }) => background)).toEqual(['#ffffff', '#fffdf8']);
  });

  it('keeps a brand color that the palette forgot', () => {
    expect(withPalette(look, palette).colors.at(-1)).toMatchObject({ role: 'accent', hex: '#AA0000' });
  });

  it('changes nothing for two colors: they are no palette', () => {
    expect(withPalette(look, palette.slice(0, 2))).toBe(look);
    expect(withPalette(look)).toBe(look);
  });
});
