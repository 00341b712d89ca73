import type { BusinessProfile } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { Unseen } from '#contracts/insight.ts';
import type { PageType } from '#contracts/page.ts';

/** A profile before its verdict. */
export type Claims = Omit<BusinessProfile, 'strengths' | 'weaknesses' | 'confidence'>;

/** Why something that would be on pages of these types may not be called missing, as a sentence; '' when it was looked for properly. */
export function whyUnchecked({ why, pages }: Unseen, types: readonly PageType[]): string {
  if (why !== '') return why;
  const page = pages.find(({ type }) => types.includes(type));
  return page ? `${page.path} was not looked at in full.` : '';
}

/** A claim of kind `not-found`, or `unknown` where `why` says that nobody could look. `what` names it. */
export function unchecked<T extends Claim>(claim: T, what: string, why: string): T {
  return claim.kind === 'not-found' && why !== '' ? { ...claim, text: `Could not check: ${what}`, kind: 'unknown', lookedIn: why } : claim;
}

/** The profile with kind `unknown` for all that was not found and could not be looked for. A name that is only the host stays readable. */
export function sayUnchecked(claims: Claims, unseen: Unseen): Claims {
  const say = <T extends Claim>(claim: T, what: string, types: readonly PageType[] = []) =>
    unchecked(claim, what, whyUnchecked(unseen, types));
  const { businessName, industry, brandTone } = claims;
  return {
    ...claims,
    businessName: { ...say(businessName, ''), text: businessName.text },
    industry: { ...industry, claim: say(industry.claim, 'the industry') },
    businessModel: say(claims.businessModel, 'the business model'),
    primaryPurpose: say(claims.primaryPurpose, 'what the business does, and for whom', ['about']),
    pricingModel: say(claims.pricingModel, 'prices', ['pricing']),
    uniqueSellingPoints: claims.uniqueSellingPoints.map((claim) => say(claim, 'what sets it apart from others')),
    geographies: claims.geographies.map((claim) => say(claim, 'the places it serves', ['contact'])),
    brandTone: { ...brandTone, claim: say(brandTone.claim, 'the tone') },
    compliance: claims.compliance.map((claim) => say(claim, 'a privacy policy')),
    funnels: claims.funnels.map((claim) => say(claim, 'the ways from visitor to customer')),
  };
}
