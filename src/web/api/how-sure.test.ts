import { describe, expect, it } from 'vitest';
import type { ConfidenceByField } from '#contracts/business.ts';
import { claimOf, profileOf } from '#testing/empty-profile.ts';
import { isProposal, isUnsure, ratingOf } from './how-sure.ts';

const ALL: ConfidenceByField = {
  businessName: 0.7,
  industry: 0.69,
  primaryPurpose: null,
  offers: 0.9,
  targetAudiences: 0.4,
  trustSignals: null,
};
const NAMED = {
  businessName: claimOf('n', 'Leaf House', { confidence: 0.95 }),
  industry: { claim: claimOf('i', 'Farm', { confidence: 0.95 }), candidates: [] },
  targetAudiences: [claimOf('a', 'Tea drinkers', { confidence: 0.95 })],
  contacts: [{ ...claimOf('c', '01947 555 0142', { confidence: 0.3 }), contactKind: 'phone' as const }],
};
const profile = (value: number, byField?: ConfidenceByField, more = {}) =>
  profileOf({ ...NAMED, confidence: { value, reasons: [], ...(byField ? { byField } : {}) }, ...more });

describe('how sure an analysis is', () => {
  it('asserts a field from 70 % on and asks below, whatever the whole says', () => {
    expect(isProposal(profile(0.95, ALL), 'businessName')).toBe(false);
    expect(isProposal(profile(0.95, ALL), 'industry')).toBe(true);
    expect(isProposal(profile(0.95, ALL), 'targetAudiences')).toBe(true);
  });

  it('is as sure of each field as of the whole where older data have no figure for it', () => {
    expect(isProposal(profile(0.6), 'businessName')).toBe(true);
    expect(isProposal(profile(0.8), 'businessName')).toBe(false);
    expect(ratingOf(profile(0.6), 'businessName')).toBeNull();
  });

  it('proposes neither what the owner said, nor addresses, nor nothing', () => {
    const said = { industry: { claim: claimOf('i', 'Farm', { by: 'owner' }), candidates: [] } };
    expect(isProposal(profile(0.3, ALL, said), 'industry')).toBe(false);
    expect(isProposal(profile(0.3, ALL), 'contacts')).toBe(false);
    expect(isProposal(profile(0.3, ALL), 'services')).toBe(false);
  });

  it('asks first below 70 %', () => {
    expect([0.69, 0.7].map((value) => isUnsure(profile(value)))).toEqual([true, false]);
  });
});
