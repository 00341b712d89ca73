import { describe, expect, it } from 'vitest';
import type { BrandColor } from '#contracts/site.ts';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { planLook } from './look.ts';

const color = (role: BrandColor['role'], hex: string, uses = 1): BrandColor => ({ role, hex, uses, seenIn: 'style.css' });

function lookWith(colors: BrandColor[]) {
  const input = richInput();
  input.site.brand.colors = colors;
  return planLook(readInput(input));
}

describe('planLook', () => {
  it('takes no corner from a round portrait or a pill', () => {
    const radiusOf = (...radii: string[]) => {
      const input = richInput();
      input.site.brand.radii = radii;
      return planLook(readInput(input)).radius;
    };
    expect([radiusOf('50%', '999px', '8px'), radiusOf('50%'), radiusOf('0.5rem')]).toEqual(['8px', '', '0.5rem']);
  });

  it('proposes a shade only where contrast fails, with the reason', () => {
    const look = lookWith([color('background', '#ffffff'), color('text', '#333333'), color('link', '#e0b060')]);
    const proposed = look.colors.filter((entry) => !entry.observed);
    expect(proposed.map((entry) => entry.role)).toEqual(['link']);
    expect(proposed[0]?.note).toContain('#e0b060 on #ffffff has 1.99:1');
  });

  it('never pairs white with white: such colors are used in different places', () => {
    const look = lookWith([color('background', '#ffffff'), color('text', '#ffffff', 9), color('text', '#222222', 2)]);
    expect(look.contrast.map((pair) => pair.text)).toEqual(['#222222']);
  });

  it('darkens the button rather than turn its label', () => {
    const look = lookWith([color('button', '#dc3097'), color('button-text', '#ffffff')]);
    const proposal = look.colors.find((entry) => !entry.observed);
    expect(proposal?.role).toBe('button');
    expect(look.contrast.at(-1)).toMatchObject({ text: '#ffffff', background: proposal?.hex, passes: true });
  });

  it('takes the link colors of browsers for nobody\u2019s', () => {
    const look = lookWith([
      color('background', '#ffffff'),
      color('link', '#0000EE', 9),
      color('link', '#551a8b', 5),
      color('link', '#a03010'),
    ]);
    expect(look.colors.filter(({ role }) => role === 'link').map(({ hex }) => hex)).toEqual(['#a03010']);
  });

  it('says so where nothing was observed', () => {
    const look = lookWith([]);
    expect([look.colors, look.contrast]).toEqual([[], []]);
  });
});
