import { expect, it } from 'vitest';
import type { Claim } from '#contracts/evidence.ts';
import { richInput } from '#testing/strategy-input.ts';
import { refuseClaims } from './refuse-claims.ts';

const claim = (id: string, text: string, kind: Claim['kind'] = 'observed'): Claim => ({ id, text, kind, confidence: 0.7, evidence: [] });

it('leaves out statements that say nothing, and keeps those of the owner', () => {
  const { profile } = richInput();
  profile.valuePropositions = [
    claim('value-1', '104 Email: office@mill.test'),
    claim('value-2', 'Bread from our own mill since 1874'),
    claim('value-3', 'Call us: 01234 567890', 'owner'),
  ];
  expect(refuseClaims(profile).valuePropositions.map(({ id }) => id)).toEqual(['value-2', 'value-3']);
});

it('leaves out a group that is less sure than another one', () => {
  const { profile } = richInput();
  const group = (id: string, confidence: number) => ({ ...claim(id, id), confidence });
  profile.targetAudiences = [group('children', 0.55), group('homeowners', 0.65)];
  expect(refuseClaims(profile).targetAudiences.map(({ id }) => id)).toEqual(['homeowners']);
  profile.targetAudiences = [group('children', 0.55)];
  expect(refuseClaims(profile).targetAudiences.map(({ id }) => id)).toEqual(['children']);
});

it('withholds a purpose that the owner is still asked about', () => {
  const { profile } = richInput();
  const purpose = claim('purpose-1', 'We bake bread from our own mill.');
  profile.primaryPurpose = purpose;
  profile.questions = [];
  expect(refuseClaims(profile).primaryPurpose.text).toBe(purpose.text);
  profile.questions = [{ id: 'ask', field: 'primaryPurpose', question: 'Is it right?', why: '', claim: purpose }];
  expect(refuseClaims(profile).primaryPurpose).toMatchObject({ kind: 'unknown', text: '' });
  profile.primaryPurpose = { ...purpose, kind: 'owner' };
  expect(refuseClaims(profile).primaryPurpose.text).toBe(purpose.text);
});
