import type { BusinessProfile } from '#contracts/business.ts';
import type { Claim, Evidence } from '#contracts/evidence.ts';
import type { SiteBasis } from '#contracts/insight.ts';
import { numbered, roundShare } from '../../evidence.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';

const MAX_STRENGTHS = 8;
type Known = Pick<
  BusinessProfile,
  'services' | 'products' | 'trustSignals' | 'contacts' | 'callsToAction' | 'valuePropositions' | 'pricingModel'
>;

/** What already works and must stay: proof, clear offers, ways to contact, prices, calls to action, passing checks. */
export function findStrengths(known: Known, { passedChecks }: SiteBasis): Claim[] {
  const claims: Claim[] = [];
  const add = (text: string, evidence: Evidence[], confidence: number) =>
    claims.push({
      id: '',
      text,
      kind: 'inferred',
      confidence: roundShare(confidence),
      evidence: evidence.slice(0, 3),
    });
  const kinds = [...new Set(known.trustSignals.map((signal) => signal.trustKind))];
  if (kinds.length > 0)
    add(
      `Shows proof: ${kinds.join(', ')}`,
      known.trustSignals.flatMap((signal) => signal.evidence.slice(0, 1)),
      CONFIDENCE.labeled,
    );
  const offers = [...known.services, ...known.products];
  if (offers.length >= 3)
    add(
      `Names what it offers: ${offers
        .slice(0, 5)
        .map((offer) => offer.text)
        .join(', ')}`,
      offers.flatMap((offer) => offer.evidence.slice(0, 1)),
      CONFIDENCE.stated,
    );
  const ways = [...new Set(known.contacts.map((contact) => contact.contactKind))];
  if (ways.length >= 2)
    add(
      `Easy to reach: ${ways.join(', ')}`,
      known.contacts.flatMap((contact) => contact.evidence.slice(0, 1)),
      CONFIDENCE.labeled,
    );
  if (known.pricingModel.kind === 'observed') add('Prices are shown', known.pricingModel.evidence, CONFIDENCE.labeled);
  const action = known.callsToAction[0];
  if (action && action.confidence >= 0.7) add(`Clear call to action: "${action.text}"`, action.evidence, CONFIDENCE.mentioned);
  const value = known.valuePropositions[0];
  if (value && value.confidence >= 0.6) add(`Says what visitors gain: ${value.text}`, value.evidence, CONFIDENCE.mentioned);
  if (passedChecks.length >= 5)
    claims.push({
      id: '',
      text: `${passedChecks.length} checks pass, among them: ${passedChecks.slice(0, 4).join('; ')}`,
      kind: 'inferred',
      confidence: CONFIDENCE.labeled,
      evidence: [],
    });
  return numbered('strength', claims.slice(0, MAX_STRENGTHS));
}
