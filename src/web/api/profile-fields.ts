import type { BusinessProfile } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { ProfileField } from '#contracts/facts.ts';

type FieldWords = {
  /** All of it. */
  title: string;
  /** One claim of it. */
  one: string;
  /** False where there is exactly one claim. */
  isList: boolean;
};

/** What the parts of a profile are called on screen. */
export const FIELDS: Record<ProfileField, FieldWords> = {
  businessName: { title: 'Business name', one: 'Business name', isList: false },
  industry: { title: 'Industry', one: 'Industry', isList: false },
  businessModel: { title: 'Business model', one: 'Business model', isList: false },
  primaryPurpose: { title: 'What the site sells', one: 'What the site sells', isList: false },
  brandTone: { title: 'Brand tone', one: 'Brand tone', isList: false },
  targetAudiences: { title: 'Target audience', one: 'Target audience', isList: true },
  services: { title: 'Services', one: 'Service', isList: true },
  products: { title: 'Products', one: 'Product', isList: true },
  valuePropositions: { title: 'Value propositions', one: 'Value proposition', isList: true },
  uniqueSellingPoints: { title: 'What sets it apart', one: 'What sets it apart', isList: true },
  pricingModel: { title: 'Pricing model', one: 'Pricing model', isList: false },
  geographies: { title: 'Places', one: 'Place', isList: true },
  trustSignals: { title: 'Proof', one: 'Proof', isList: true },
  contacts: { title: 'Contact', one: 'Contact', isList: true },
  socialHandles: { title: 'Social profiles', one: 'Social profile', isList: true },
};

export const isOffer = (field: ProfileField) => field === 'services' || field === 'products';

/** The claims of a part of the profile; one that states nothing is left out of a list. */
export function claimsOf(profile: BusinessProfile, field: ProfileField): Claim[] {
  if (field === 'industry') return [profile.industry.claim];
  if (field === 'brandTone') return [profile.brandTone.claim];
  const claims = profile[field];
  return Array.isArray(claims) ? claims : [claims];
}
