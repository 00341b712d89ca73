import { ASSERTED_FROM, type BusinessProfile, type ConfidenceByField } from '#contracts/business.ts';
import { isKnown } from '#contracts/evidence.ts';
import type { ProfileField } from '#contracts/facts.ts';
import { claimsOf } from './profile-fields.ts';

const RATED: Partial<Record<ProfileField, keyof ConfidenceByField>> = {
  businessName: 'businessName',
  industry: 'industry',
  primaryPurpose: 'primaryPurpose',
  services: 'offers',
  products: 'offers',
  targetAudiences: 'targetAudiences',
  trustSignals: 'trustSignals',
};
/** Addresses and numbers are found as they are, not read from sentences. */
const LITERAL: ReadonlySet<ProfileField> = new Set(['contacts', 'socialHandles']);

/** Whether a field has claims that the owner did not make. */
const hasReadings = (profile: BusinessProfile, field: ProfileField) =>
  claimsOf(profile, field).some((claim) => isKnown(claim) && claim.text !== '' && claim.by !== 'owner');

/** How sure the analysis says it is of a field, 0 to 1; null where it doesn't say, or nothing is stated. */
export function ratingOf(profile: BusinessProfile, field: ProfileField): number | null {
  const rated = RATED[field];
  return (rated && profile.confidence.byField?.[rated]) ?? null;
}

/**
 * Whether what was read in a field is shown as a proposal to confirm, not as a fact. A field without a rating, and every
 * field of older data, is as sure as the whole.
 */
export function isProposal(profile: BusinessProfile, field: ProfileField): boolean {
  if (LITERAL.has(field) || !hasReadings(profile, field)) return false;
  return (ratingOf(profile, field) ?? profile.confidence.value) < ASSERTED_FROM;
}

/** Whether the analysis as a whole asks first. */
export const isUnsure = ({ confidence }: BusinessProfile): boolean => confidence.value < ASSERTED_FROM;

/** `64%` */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
