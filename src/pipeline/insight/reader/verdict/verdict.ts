import type { BusinessProfile } from '#contracts/business.ts';
import type { SiteBasis } from '#contracts/insight.ts';
import { rateConfidence } from '../confidence/confidence.ts';
import { findStrengths } from './strengths.ts';
import { findWeaknesses } from './weaknesses.ts';

type Verdict = Pick<BusinessProfile, 'strengths' | 'weaknesses' | 'confidence'>;

/** A profile with what follows from its claims: strengths, weaknesses and confidence. They quote other claims, so they come last. */
export function withVerdict<P extends Omit<BusinessProfile, keyof Verdict>>(claims: P, basis: SiteBasis): P & Verdict {
  return {
    ...claims,
    strengths: findStrengths(claims, basis),
    weaknesses: findWeaknesses(claims, basis),
    confidence: rateConfidence(basis, claims),
  };
}
