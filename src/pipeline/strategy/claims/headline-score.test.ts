import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { headlinePoints, isDistinctive, namesOffering, standsAlone } from './headline-score.ts';

const reading = readInput(richInput());
const points = (text: string) => headlinePoints({ text, base: 1, evidence: [] }, reading);

describe('standsAlone', () => {
  it.each([
    ['Sourdough bread from the mill in Mainz', true],
    ['and more bread from the mill', false],
    ['Bread for cafes, restaurants and', false],
    ['Organic · Fresh · Local', false],
    ['Welcome to our bakery', false],
    ['Harbour Care Services is a leading provider in Bremen', false],
    ['Too short', false],
  ])('%j: %s', (text, expected) => {
    expect(standsAlone(text, reading)).toBe(expected);
  });
});

describe('headlinePoints', () => {
  it.each([
    ['Who bakes the bread in Mainz?', 'We bake the bread in Mainz'],
    ['This bread comes from Mainz', 'Sourdough bread comes from Mainz'],
    ['Order your bread in Mainz', 'Sourdough bread made in Mainz'],
    ['Bread that is cut off in Mainz…', 'Bread that is cut off in Mainz'],
  ])('gives %j fewer points than %j', (worse, better) => {
    expect(points(worse)).toBeLessThan(points(better));
  });
});

describe('what a line says', () => {
  it('is distinctive with the name, the place or a figure', () => {
    expect(['Mill Bread', 'Bread from Mainz', '24 hours of rest'].every((text) => isDistinctive(text, reading))).toBe(true);
    expect(isDistinctive('Baking with love', reading)).toBe(false);
  });

  it('names the offering with the name, the industry or the current h1', () => {
    expect(['A bakery with an oven', 'Mill Bread', 'Welcome to our bakery'].every((text) => namesOffering(text, reading))).toBe(true);
    expect(namesOffering('Made with love and time', reading)).toBe(false);
  });
});
