import type { BusinessProfile } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { ProfileField } from '#contracts/facts.ts';

/** The fields that are lists, with the prefix of their claims' ids. */
export const LIST_PREFIXES = {
  targetAudiences: 'audience',
  services: 'service',
  products: 'product',
  valuePropositions: 'value',
  uniqueSellingPoints: 'unique',
  geographies: 'place',
  trustSignals: 'trust',
  contacts: 'contact',
  socialHandles: 'social',
} as const;
export type ListField = keyof typeof LIST_PREFIXES;
/** The fields that hold one claim. */
export type SingleField = Exclude<ProfileField, ListField>;

export const LIST_FIELDS = Object.keys(LIST_PREFIXES) as ListField[];

export const isListField = (field: ProfileField): field is ListField => field in LIST_PREFIXES;

/** The claims of a list. */
export const listOf = (profile: BusinessProfile, field: ListField): readonly Claim[] => profile[field];

/** The profile with other claims in a list. They must be complete: an offer with its price, a trust signal with its kind. */
export const withList = (profile: BusinessProfile, field: ListField, claims: readonly Claim[]): BusinessProfile => ({
  ...profile,
  [field]: claims,
});

/** The claim of a single field. */
export function claimOf(profile: BusinessProfile, field: SingleField): Claim {
  if (field === 'industry') return profile.industry.claim;
  return field === 'brandTone' ? profile.brandTone.claim : profile[field];
}
