import { describe, expect, it } from 'vitest';
import type { BrandColor } from '#contracts/site.ts';
import { contrastRatio } from '../../strategy/elevate/contrast.ts';
import { choosePalette } from './colors.ts';

const color = (hex: string, role: BrandColor['role'], uses = 5): BrandColor => ({ hex, role, uses, seenIn: 'style.css' });

/** 300 colors over the whole wheel, in all roles. */
const many = Array.from({ length: 300 }, (_, at) => {
  const part = (shift: number) => ((at * 37 + shift) % 256).toString(16).padStart(2, '0');
  const roles = ['background', 'surface', 'text', 'heading', 'link', 'button', 'button-text', 'accent', 'border'] as const;
  return color(`#${part(0)}${part(101)}${part(211)}`, roles[at % roles.length] ?? 'text', at + 1);
});

describe('choosePalette', () => {
  it.each([
    ['a middle blue button on a deep blue site', [color('#ffffff', 'background'), color('#2f80ed', 'button'), color('#0b2c52', 'surface')]],
    ['yellow on white', [color('#ffffff', 'background'), color('#ffdd00', 'button'), color('#777777', 'text')]],
    ['a dark site', [color('#0a0a0f', 'background', 40), color('#00bfff', 'heading'), color('#ffffff', 'text', 30)]],
    ['no colors', []],
    ['300 colors', many],
    ['values that are no colors', [color('red', 'background'), color('', 'text')]],
  ])('reads on every surface: %s', (_, observed) => {
    const { ground, tint, deep, text, heading, quiet, link, accent, onAccent, onDeep, quietOnDeep, accentOnDeep, onAccentOnDeep, field } =
      choosePalette({ colors: observed, isNamed: false });
    const pairs = [
      ...[text, quiet, link].flatMap((one) => [[one, ground] as const, [one, tint] as const]),
      ...([
        [heading, ground],
        [onAccent, accent],
        [onDeep, deep],
        [quietOnDeep, deep],
        [onAccentOnDeep, accentOnDeep],
      ] as const),
    ];
    for (const [front, back] of pairs) expect(contrastRatio(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(field, ground)).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(accentOnDeep, deep)).toBeGreaterThanOrEqual(3);
  });

  it('is white for a page without a background that has dark parts', () => {
    const colors = [color('#212529', 'surface', 30), color('#212529', 'text', 20), color('#ffffff', 'text', 25)];
    expect(choosePalette({ colors, isNamed: false }).ground).toBe('#ffffff');
  });

  it('takes the color of the buttons for the one action', () => {
    expect(
      choosePalette({
        colors: [color('#ffffff', 'background'), color('#b5532a', 'button'), color('#23403a', 'heading', 20)],
        isNamed: false,
      }).accent,
    ).toBe('#b5532a');
  });
});
