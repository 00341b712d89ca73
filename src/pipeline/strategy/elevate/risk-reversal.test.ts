import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { findRiskReversal } from './risk-reversal.ts';

function linesOf(text: string, type: 'home' | 'legal' = 'home') {
  const input = richInput();
  const page = input.site.pages.find((entry) => entry.type === type);
  page?.blocks.push({ tag: 'p', text, selector: 'p.promise', region: 'main', hidden: false });
  return findRiskReversal(readInput(input)).map((line) => line.text);
}

describe('findRiskReversal', () => {
  it.each([
    'You get your money back if the crust is soft.',
    'Wir beraten Sie unverbindlich und in aller Ruhe.',
    'Devis gratuit pour toute commande de pain.',
  ])('finds %j', (text) => {
    expect(linesOf(text)).toContain(text);
  });

  it('takes no disclaimer and no legal page for a promise', () => {
    expect(linesOf('There is no guarantee that bread is left.')).toEqual([]);
    expect(linesOf('You get your money back if the crust is soft.', 'legal')).toEqual([]);
  });
});
