import type { BusinessProfile } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { ProfileField } from '#contracts/facts.ts';

export type FieldClaim = { field: ProfileField; claim: Claim };

/** The statements of a profile by field, without those that were set aside. */
export function claimsByField(profile: BusinessProfile): Record<ProfileField, readonly Claim[]> {
  return {
    businessName: [profile.businessName],
    industry: [profile.industry.claim],
    businessModel: [profile.businessModel],
    primaryPurpose: [profile.primaryPurpose],
    brandTone: [profile.brandTone.claim],
    targetAudiences: profile.targetAudiences,
    services: profile.services,
    products: profile.products,
    valuePropositions: profile.valuePropositions,
    uniqueSellingPoints: profile.uniqueSellingPoints,
    pricingModel: [profile.pricingModel],
    geographies: profile.geographies,
    trustSignals: profile.trustSignals,
    contacts: profile.contacts,
    socialHandles: profile.socialHandles,
  };
}

/** Every statement that an owner's fact may name: those in use, set aside, asked about, and contradicted by the owner. */
export function knownClaims(profile: BusinessProfile): FieldClaim[] {
  const used = Object.entries(claimsByField(profile)) as [ProfileField, readonly Claim[]][];
  return [
    ...used.flatMap(([field, claims]) => claims.map((claim) => ({ field, claim }))),
    ...(profile.setAside ?? []),
    ...(profile.questions ?? []).flatMap(({ field, claim }) => (claim ? [{ field, claim }] : [])),
    ...(profile.conflicts ?? []).map(({ field, site }) => ({ field, claim: site })),
  ];
}
