import { describe, expect, it } from 'vitest';
import { industryById } from '#lexicon/industries/industries.ts';
import { weighByTrade } from './weigh-by-trade.ts';

const entry = (name: string, weight = 2.2) => ({ name, weight, kind: 'service' as const, price: '', sources: new Set(['heading']) });
const ofTrade = ['Gutter repair', 'Roof inspections', 'Metal roofing', 'Siding'].map((name) => entry(name));

function weigh(industry: string, entries: ReturnType<typeof entry>[], language = 'en'): string[] {
  weighByTrade(entries, industryById(industry) ?? null, language);
  return entries.filter(({ weight }) => weight < 2).map(({ name }) => name);
}

describe('weighByTrade', () => {
  it('counts names without a word of the trade less, where enough have one', () => {
    expect(weigh('roofing', [...ofTrade, entry('Local expertise'), entry('Painting')])).toEqual(['Local expertise']);
  });

  it('leaves them as they are where few have one, where they are named plainly, and of software', () => {
    expect(weigh('roofing', [...ofTrade.slice(1), entry('Local expertise')])).toEqual([]);
    expect(weigh('roofing', [...ofTrade, entry('The green package', 4.5)])).toEqual([]);
    expect(weigh('developer-tools', [...ofTrade, entry('Time travel')])).toEqual([]);
  });
});
