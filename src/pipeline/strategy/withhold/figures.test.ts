import { describe, expect, it } from 'vitest';
import { figuresIn } from './figures.ts';

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
