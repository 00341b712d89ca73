import type { BusinessProfile } from '#contracts/business.ts';
import type { SiteBasis } from '#contracts/insight.ts';
import { rateConfidence } from '../confidence/confidence.ts';
import { findStrengths } from './strengths.ts';
import { type Claims, sayUnchecked } from './unchecked.ts';
import { findWeaknesses } from './weaknesses.ts';

type Verdict = Pick<BusinessProfile, 'strengths' | 'weaknesses' | 'confidence'>;

/** What follows from the claims of a profile: strengths, weaknesses and confidence. They quote other claims, so they come last. */
export function judge(claims: Claims, basis: SiteBasis): Verdict {
  return {
    strengths: findStrengths(claims, basis),
    weaknesses: findWeaknesses(claims, basis),
    confidence: rateConfidence(basis, claims),
  };
}

/** The complete profile: what was not found where it could not be looked for is `unknown`, and the verdict on all is added. */
export function withVerdict(claims: Claims, basis: SiteBasis): BusinessProfile {
  const checked = basis.unseen ? sayUnchecked(claims, basis.unseen) : claims;
  return { ...checked, ...judge(checked, basis) };
}
