import { describe, expect, it } from 'vitest';
import type { Look } from '#contracts/look.ts';
import type { BrandColor } from '#contracts/site.ts';
import { contrastRatio } from '../../strategy/elevate/contrast.ts';
import { choosePalette } from './colors.ts';
import { colorsOfLook, colorUses } from './named-colors.ts';

const BROWN = '#5b2a10';
const today: BrandColor[] = [
  { hex: '#ffffff', role: 'background', uses: 30, seenIn: 'style.css' },
  { hex: '#e07020', role: 'button', uses: 9, seenIn: 'style.css' },
  { hex: BROWN, role: 'surface', uses: 40, seenIn: 'style.css' },
];
const palette = (colors: [use: string, hex: string][]): Look['colors'] =>
  colors.map(([role, hex]) => ({ role, hex, observed: false, note: '', chosen: true }));
const PALETTE = palette([
  ['page background', '#fffdf8'],
  ['body text and headings', '#20302a'],
  ['main button and links', '#b3261e'],
  ['light bands behind quotes', '#f1e9da'],
  ['footer and dark bands, with white text', '#1f4d3a'],
  ['hairlines', '#d8cfbe'],
]);
const paletteOf = (look: Look['colors'], observed = today) => choosePalette(colorsOfLook(observed, look));

describe('colorUses', () => {
  it.each([
    ['page background', ['ground']],
    ['Background of every page', ['ground']],
    ['body background', ['ground']],
    ['page background and cards', ['band', 'ground']],
    ['paper', ['ground']],
    ['body text on the page background', ['text']],
    ['headings and body text', ['heading', 'text']],
    ['section headings', ['heading']],
    ['main button background', ['button']],
    ['main buttons, links', ['button', 'link']],
    ['button label', []],
    ['white text on dark bands', ['text']],
    ['site header bar', ['band']],
    ['bands of the booking page', ['band']],
    ['borders and hairlines', ['line']],
    ['marks', []],
  ])('reads "%s"', (use, expected) => {
    expect([...colorUses(use)].toSorted()).toEqual(expected.toSorted());
  });
});

describe('the palette of a strategist', () => {
  it('gives the drawing its colors by their use, and no other', () => {
    expect(paletteOf(PALETTE)).toMatchObject({
      ...{ ground: '#fffdf8', text: '#20302a', heading: '#20302a', accent: '#b3261e', link: '#b3261e' },
      ...{ tint: '#f1e9da', deep: '#1f4d3a', line: '#d8cfbe' },
    });
    expect(Object.values(paletteOf(PALETTE))).not.toContain(BROWN);
  });

  it('may have a black button next to a colorful band', () => {
    const colors = palette([
      ['page background', '#ffffff'],
      ['text', '#333333'],
      ['button', '#111111'],
      ['bands', '#0b5cad'],
    ]);
    expect(paletteOf(colors)).toMatchObject({ accent: '#111111', deep: '#0b5cad' });
  });

  it('gets shades that read where its colors do not', () => {
    const { ground, tint, text, link, accent, onAccent } = paletteOf(
      palette([
        ['page background', '#ffffff'],
        ['body text', '#aaaaaa'],
        ['buttons', '#ffcc00'],
        ['links', '#ffcc00'],
        ['bands', '#eeeeee'],
      ]),
    );
    for (const [front, back] of [
      [text, ground],
      [text, tint],
      [link, ground],
      [onAccent, accent],
    ] as const)
      expect(contrastRatio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it('counts only when it says what its colors are for', () => {
    const colors = palette([
      ['one', '#112233'],
      ['two', '#445566'],
      ['three', '#778899'],
    ]);
    expect(colorsOfLook(today, colors).isNamed).toBe(false);
  });
});

describe('the observed colors', () => {
  it('are those that the look names, and no dark color is made up', () => {
    const look: Look['colors'] = today.slice(0, 2).map(({ hex, role }) => ({ hex, role, observed: true, note: '' }));
    const { deep, accent } = paletteOf(look);
    expect(deep).toBe('#1d1f21');
    expect(accent).not.toBe(BROWN);
  });

  it('come with the shade that the look proposes for a button', () => {
    const look: Look['colors'] = [
      ...today.slice(0, 2).map(({ hex, role }) => ({ hex, role, observed: true, note: '' })),
      { hex: '#a84d0c', role: 'button', observed: false, note: 'reads with white' },
    ];
    expect(paletteOf(look)).toMatchObject({ accent: '#a84d0c', onAccent: '#ffffff' });
  });
});
