import { describe, expect, it } from 'vitest';
import type { ComparisonCell, ComparisonRow, Competitor } from '#contracts/competitor.ts';
import { findGaps } from './gaps.ts';

const shown = (text: string): ComparisonCell => ({ text, kind: 'observed', evidence: [] });
const missing: ComparisonCell = { text: 'none', kind: 'not-found', evidence: [] };
const row = (cells: Partial<ComparisonRow>): ComparisonRow => ({
  ...{ offer: missing, price: missing, callToAction: missing, proof: missing, guarantee: missing, booking: missing, score: 80 },
  ...cells,
});
const competitor = (cells: Partial<ComparisonRow>): Competitor => ({
  ...{ name: 'Weber', url: 'https://weber.example/', foundVia: 'user', status: 'verified', reason: '', evidence: [] },
  comparison: row(cells),
});

describe('findGaps', () => {
  it('names what all competitors show and the site does not, and the other way around', () => {
    const competitors = [competitor({ price: shown('$5') }), competitor({ price: shown('$6') })];
    const { missingHere, onlyHere } = findGaps(row({ booking: shown('Book now') }), competitors);
    expect(missingHere.map(({ text }) => text)).toEqual(['All 2 verified competitors show a price; this site does not.']);
    expect(onlyHere.map(({ text }) => text)).toEqual(['Only this site offers booking: Book now.']);
  });

  it('finds none with a single competitor or where they differ', () => {
    expect(findGaps(row({}), [competitor({ price: shown('$5') })])).toEqual({ missingHere: [], onlyHere: [] });
    expect(findGaps(row({}), [competitor({ price: shown('$5') }), competitor({})])).toEqual({ missingHere: [], onlyHere: [] });
  });
});
