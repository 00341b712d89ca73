import { describe, expect, it } from 'vitest';
import type { Claim } from '#contracts/evidence.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import {
  applyChanges,
  changesBetween,
  claimsAfter,
  confirmation,
  correction,
  describeChange,
  type FactChange,
  inverse,
  removal,
  restoration,
} from './fact-changes.ts';

const bread: Claim = { id: 'service-1', text: 'Bread', kind: 'observed', confidence: 0.9, evidence: [] };
const added: OwnerFact = { field: 'services', action: 'add', text: 'Catering' };
const catering: Claim = { ...bread, id: 'owner-1', text: 'Catering', kind: 'owner' };

/** The facts after a change, and after it was taken back. */
const thereAndBack = (facts: OwnerFact[], change: FactChange) => {
  const after = applyChanges(facts, [change]);
  return { after, back: applyChanges(after, [inverse(change)]) };
};

describe('changes of the owner’s facts', () => {
  it.each<[string, OwnerFact[], FactChange, OwnerFact[]]>([
    [
      'a confirmation',
      [],
      confirmation([], 'services', bread),
      [{ field: 'services', action: 'confirm', claimId: 'service-1', was: 'Bread' }],
    ],
    ['a removal', [], removal([], 'services', bread), [{ field: 'services', action: 'remove', claimId: 'service-1', was: 'Bread' }]],
    ['the removal of an addition', [added], removal([added], 'services', catering), []],
    ['a corrected addition', [added], correction([added], 'services', catering, { text: 'Parties' }), [{ ...added, text: 'Parties' }]],
  ])('%s can be taken back', (_, before, change, after) => {
    expect(thereAndBack(before, change)).toEqual({ after, back: before });
  });

  it('keep what the site said first, however often a statement is corrected', () => {
    const first = applyChanges([], [correction([], 'services', bread, { text: 'Rye bread' })]);
    const second = correction(first, 'services', { ...bread, text: 'Rye bread' }, { text: 'Sourdough' });
    expect(applyChanges(first, [second])).toEqual([
      { field: 'services', action: 'correct', claimId: 'service-1', was: 'Bread', text: 'Sourdough' },
    ]);
  });

  it('bring back a statement that was removed, or confirm one that was replaced', () => {
    const removed = applyChanges([], [removal([], 'services', bread)]);
    expect(applyChanges(removed, [restoration(removed, 'services', bread)])).toEqual([]);
    expect(restoration([], 'services', bread).now?.action).toBe('confirm');
  });

  it('are found again between two windows', () => {
    expect(changesBetween([added], [])).toEqual([{ was: added, now: null }]);
    expect(changesBetween([], [added])).toEqual([{ was: null, now: added }]);
    expect(changesBetween([added], [added])).toEqual([]);
  });

  it.each<[FactChange, string]>([
    [correction([], 'services', bread, { text: 'Rye bread' }), '“Bread” becomes “Rye bread”'],
    [{ was: null, now: added }, '“Catering” added'],
    [{ was: added, now: null }, 'what you said of “Catering” taken back'],
  ])('are said in words: %#', (change, words) => {
    expect(describeChange(change)).toContain(words);
  });
});

describe('claimsAfter', () => {
  const shown = (facts: OwnerFact[]) =>
    claimsAfter('services', [bread], [], facts).map(({ text, by, kind }) => `${text} ${by ?? ''} ${kind}`);

  it('shows each change before it is saved', () => {
    expect(shown([])).toEqual(['Bread  observed']);
    expect(shown(applyChanges([], [confirmation([], 'services', bread)]))).toEqual(['Bread owner observed']);
    expect(shown(applyChanges([], [correction([], 'services', bread, { text: 'Rye bread' })]))).toEqual(['Rye bread owner owner']);
    expect(shown(applyChanges([], [removal([], 'services', bread)]))).toEqual([]);
    expect(shown([added])).toEqual(['Bread  observed', 'Catering owner owner']);
  });
});
