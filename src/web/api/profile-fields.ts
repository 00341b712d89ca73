import type { BusinessProfile } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { ProfileField } from '#contracts/facts.ts';

type FieldWords = {
  /** All of it. */
  title: string;
  /** One claim of it. */
  one: string;
  /** Starts a sentence that ends with what was read: for what is proposed, not asserted. */
  think: string;
  /** False where there is exactly one claim. */
  isList: boolean;
};

/** What the parts of a profile are called on screen. */
export const FIELDS: Record<ProfileField, FieldWords> = {
  businessName: { title: 'Business name', one: 'Business name', think: 'We think the name is', isList: false },
  industry: { title: 'Industry', one: 'Industry', think: 'We think the industry is', isList: false },
  businessModel: { title: 'Business model', one: 'Business model', think: 'We think the business model is', isList: false },
  primaryPurpose: {
    title: 'What the site sells',
    one: 'What the site sells',
    think: 'We think this says what the site sells',
    isList: false,
  },
  brandTone: { title: 'Brand tone', one: 'Brand tone', think: 'We think it sounds', isList: false },
  targetAudiences: { title: 'Target audience', one: 'Target audience', think: 'We think the site is for', isList: true },
  services: { title: 'Services', one: 'Service', think: 'We think these are services', isList: true },
  products: { title: 'Products', one: 'Product', think: 'We think these are products', isList: true },
  valuePropositions: {
    title: 'Value propositions',
    one: 'Value proposition',
    think: 'We think these are promises of the business',
    isList: true,
  },
  uniqueSellingPoints: {
    title: 'What sets it apart',
    one: 'What sets it apart',
    think: 'We think this sets the business apart',
    isList: true,
  },
  pricingModel: { title: 'Pricing model', one: 'Pricing model', think: 'We think the prices work like this', isList: false },
  geographies: { title: 'Places', one: 'Place', think: 'We think it serves', isList: true },
  trustSignals: { title: 'Proof', one: 'Proof', think: 'We think this is proof', isList: true },
  contacts: { title: 'Contact', one: 'Contact', think: 'We think it is reached by', isList: true },
  socialHandles: { title: 'Social profiles', one: 'Social profile', think: 'We think it is on', isList: true },
};

export const isOffer = (field: ProfileField) => field === 'services' || field === 'products';

/** The claims of a part of the profile; one that states nothing is left out of a list. */
export function claimsOf(profile: BusinessProfile, field: ProfileField): Claim[] {
  if (field === 'industry') return [profile.industry.claim];
  if (field === 'brandTone') return [profile.brandTone.claim];
  const claims = profile[field];
  return Array.isArray(claims) ? claims : [claims];
}
