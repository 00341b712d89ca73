import { describe, expect, it } from 'vitest';
import { type Label, matchesAny, rightIndustry, rightName } from './labels.ts';

const label: Label = {
  businessName: { canonical: 'Pier Ropes', accept: ['Pier Rope Works'] },
  industry: { accept: ['rope'], broad: ['manufactur'] },
  services: [],
  products: [],
  targetAudiences: [],
};

describe('labels', () => {
  it('accept a name but for its legal form', () => {
    expect(['Pier Ropes', 'PIER ROPES Ltd', 'Pier Rope Works', 'Pier', 'Ropes'].map((name) => rightName(name, label))).toEqual([
      1, 1, 1, 0, 0,
    ]);
  });

  it('tell right industries from broad and wrong ones', () => {
    expect(['Rope maker', 'Manufacturing', 'Restaurant'].map((text) => rightIndustry(text, label))).toEqual([1, 0.5, 0]);
  });

  it('match the starts of words, and long words inside compounds', () => {
    expect([
      matchesAny('Glasreinigung', ['reinigung']),
      matchesAny('Dachrinne', ['rinne']),
      matchesAny('Roof repairs', ['roof repair']),
    ]).toEqual([true, false, true]);
  });
});
