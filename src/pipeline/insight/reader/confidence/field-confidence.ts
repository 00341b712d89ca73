import type { BusinessProfile, ConfidenceByField } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import { roundShare } from '../../evidence.ts';

/** The statements that the confidence of a profile is about. */
export type RatedClaims = Pick<
  BusinessProfile,
  'businessName' | 'industry' | 'primaryPurpose' | 'services' | 'products' | 'targetAudiences' | 'trustSignals'
>;

/**
 * How sure the statements of each field are: their mean confidence, as far as the quality of the texts (0 to 1) goes; what the owner
 * says is certain whatever the texts are like. null where nothing is stated: there is nothing to be sure of.
 */
export function confidenceByField(quality: number, stated: RatedClaims): ConfidenceByField {
  const rate = (...claims: Claim[]) => {
    const values = claims.filter(isKnown).map(({ by, confidence }) => (by === 'owner' ? 1 : quality * confidence));
    return values.length === 0 ? null : roundShare(values.reduce((sum, value) => sum + value, 0) / values.length);
  };
  return {
    businessName: rate(stated.businessName),
    industry: rate(stated.industry.claim),
    primaryPurpose: rate(stated.primaryPurpose),
    offers: rate(...stated.services, ...stated.products),
    targetAudiences: rate(...stated.targetAudiences),
    trustSignals: rate(...stated.trustSignals),
  };
}
