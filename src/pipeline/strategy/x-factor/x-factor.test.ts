import { describe, expect, it } from 'vitest';
import { richInput, thinInput, withCompetitor } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { findXFactor } from './x-factor.ts';

const opening = { headline: 'Mill Bread bakes sourdough with grain from the mill next door in Mainz', subhead: '' };

describe('findXFactor', () => {
  it('names the most specific statement that the first screen does not make already', () => {
    const { statement, differences } = findXFactor(readInput(richInput()), opening);
    expect(statement?.text).toBe('All grain comes from fields within 20 km.');
    expect(differences.every(({ competitors }) => competitors.length === 0)).toBe(true);
  });

  it('puts what the comparison found first, and says what competitors show', () => {
    const { differences, gaps } = findXFactor(readInput(withCompetitor(richInput())), opening);
    expect(differences[0]).toMatchObject({ text: 'Only this site says where its grain comes from.', competitors: ['Crumb & Co'] });
    expect(gaps).toEqual(['All competitors show opening hours.']);
  });

  it('claims nothing without something provable', () => {
    expect(findXFactor(readInput(thinInput()), opening)).toEqual({ statement: null, differences: [], gaps: [] });
  });

  it.each([
    'Join us for fresh bread in Mainz every day.',
    'This has been a favorite of guests for 38 years by now.',
    'Is there better bread in Mainz?',
  ])('does not choose %j', (text) => {
    const input = richInput();
    const [claim] = input.profile.uniqueSellingPoints;
    input.site.pages[2]?.blocks.push({ tag: 'p', text, selector: 'p', region: 'main', hidden: false });
    if (claim)
      input.profile.uniqueSellingPoints = [
        claim,
        { ...claim, text, evidence: claim.evidence.map((entry) => ({ ...entry, snippet: text })) },
      ];
    expect(findXFactor(readInput(input), opening).statement?.text).not.toBe(text);
  });
});
