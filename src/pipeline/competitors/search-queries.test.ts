import { describe, expect, it } from 'vitest';
import { ownProfile } from '#testing/competitor-sites.ts';
import { searchQueries } from './search-queries.ts';

const claim = (text: string) => ({ id: 'x-1', text, kind: 'observed' as const, confidence: 0.8, evidence: [] });
const offer = (text: string) => ({ ...claim(text), description: '', price: '', url: '' });
const base = { ...ownProfile, services: [offer('Boiler repair'), offer('Drain cleaning'), offer('Third')], products: [] };

describe('searchQueries', () => {
  it('joins category and offers with the place', () => {
    expect(searchQueries({ ...base, geographies: [claim('Whitby')] })).toEqual([
      'Plumbing and heating Whitby',
      'Boiler repair Whitby',
      'Drain cleaning Whitby',
    ]);
  });

  it('asks for alternatives where there is no place', () => {
    expect(searchQueries({ ...base, geographies: [] })).toEqual([
      'Plumbing and heating',
      'Boiler repair',
      'Harbour Plumbing alternative Plumbing and heating',
    ]);
  });

  it('does not search other languages with our English labels', () => {
    const german = { ...base, languages: ['de'], services: [offer('Heizungsreparatur')], geographies: [claim('Kiel')] };
    expect(searchQueries(german)).toEqual(['Heizungsreparatur Kiel']);
  });

  it('takes no postal address for a place and no guess for a category', () => {
    const guess = { ...base.industry, candidates: base.industry.candidates.map((one) => ({ ...one, confidence: 0.2 })) };
    const address = claim('Unit 4, The Old Fish Market, Pier Road, Whitby YO21 3PU');
    expect(searchQueries({ ...base, industry: guess, geographies: [address] })[0]).toBe('Boiler repair');
  });

  it('asks nothing when nothing is known', () => {
    const nothing = {
      ...base,
      services: [],
      geographies: [],
      businessName: { ...base.businessName, kind: 'not-found' as const },
      industry: { ...base.industry, candidates: [] },
    };
    expect(searchQueries(nothing)).toEqual([]);
  });
});
