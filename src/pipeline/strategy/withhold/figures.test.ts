import { describe, expect, it } from 'vitest';
import { figuresIn, isSameFigure } from './figures.ts';

const figures = (text: string) => figuresIn(text).map(({ number, unit }) => [number, unit]);

describe('figuresIn', () => {
  it.each([
    [
      'Plus de 120 projets et 10 000 m²',
      [
        ['120', 'projets'],
        ['10000', 'm²'],
      ],
    ],
    ['Réponse en moins de 24H', [['24', 'h']]],
    [
      'enough for 4-6 people, 4,9 of 5',
      [
        ['4-6', 'people'],
        ['4.9', 'of'],
        ['5', ''],
      ],
    ],
  ])('finds numbers with what they count: %s', (text, expected) => {
    expect(figures(text)).toEqual(expected);
  });

  it('leaves out money, hours, dates and phone numbers', () => {
    for (const text of ['€20 or 35 Euro', '07:00-17:00', '20.07.2026', '+54 (0)2262/35'])
      expect(figures(text).filter(([, unit]) => unit !== '')).toEqual([]);
  });
});

describe('isSameFigure', () => {
  it('knows another spelling of what is counted', () => {
    const [a, b, c] = ['24H', '24 heures', '24 projets'].flatMap(figuresIn);
    if (!a || !b || !c) throw new Error('Three figures are needed.');
    expect(isSameFigure(a, b)).toBe(true);
    expect(isSameFigure(a, c)).toBe(false);
  });
});
