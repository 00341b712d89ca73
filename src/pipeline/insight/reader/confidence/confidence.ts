import type { BusinessProfile } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import type { SiteBasis } from '#contracts/insight.ts';
import { roundShare } from '../../evidence.ts';

type Known = Pick<BusinessProfile, 'businessName' | 'industry' | 'services' | 'products' | 'targetAudiences' | 'trustSignals' | 'contacts'>;

/**
 * How far the profile can be trusted, 0 to 1, by this rule: 0.30 x confidence of the name + 0.35 x confidence of the
 * industry + 0.15 for offers (three or more observed) + 0.08 for observed audiences + 0.06 for contacts + 0.06 for enough
 * text (600 words); then each issue of the texts takes its share. Bounds 0.03 and 0.97.
 */
export function rateConfidence({ pages, words, textIssues, unseen }: SiteBasis, known: Known): BusinessProfile['confidence'] {
  const reasons: string[] = [];
  reasons.push(`${pages} ${pages === 1 ? 'page' : 'pages'} with ${words} words of text were read.`);
  if (unseen?.why) reasons.push(unseen.why);
  const name = isKnown(known.businessName) ? known.businessName.confidence : 0;
  const industry = isKnown(known.industry.claim) ? known.industry.claim.confidence : 0;
  const offers = Math.min(3, [...known.services, ...known.products].length);
  const audiences = known.targetAudiences.some(isShown) ? 1 : 0;
  let value =
    0.3 * name +
    0.35 * industry +
    0.05 * offers +
    0.08 * audiences +
    (known.contacts.length > 0 ? 0.06 : 0) +
    0.06 * Math.min(1, words / 600);
  reasons.push(nameReason(known.businessName, name), industryReason(known.industry.claim, industry));
  if (offers === 0) reasons.push('No services or products were found.');
  else if (offers >= 3) reasons.push(`${known.services.length + known.products.length} services and products are named on the pages.`);
  if (known.contacts.length === 0) reasons.push('No way to contact the business was found.');
  for (const issue of textIssues) {
    value *= 1 - issue.cost;
    reasons.push(issue.reason);
  }
  return { value: roundShare(Math.min(0.97, Math.max(0.03, value))), reasons };
}

const isShown = ({ kind }: Claim): boolean => kind === 'observed' || kind === 'owner';

function nameReason(claim: Claim, confidence: number): string {
  if (claim.by === 'owner') return `The owner says that the name is "${claim.text}".`;
  if (confidence >= 0.7) return `The name "${claim.text}" appears in several places.`;
  return confidence > 0 ? `The name "${claim.text}" has little evidence.` : 'No name was found in the pages.';
}

function industryReason(claim: Claim, confidence: number): string {
  if (claim.by === 'owner') return `The owner says that the industry is "${claim.text}".`;
  if (confidence >= 0.6) return `The texts clearly point to "${claim.text}".`;
  return confidence > 0 ? `"${claim.text}" is only the most likely of several categories.` : 'The category is not clear from the texts.';
}
