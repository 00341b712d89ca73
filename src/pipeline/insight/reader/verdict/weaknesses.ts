import type { BusinessProfile } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { SiteBasis } from '#contracts/insight.ts';
import { notFound, numbered } from '../../evidence.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';

const MAX_WEAKNESSES = 10;
type Known = Pick<
  BusinessProfile,
  'services' | 'products' | 'trustSignals' | 'contacts' | 'callsToAction' | 'targetAudiences' | 'pricingModel' | 'businessModel'
>;

/** What holds the site back: proof, offers, contacts, actions that were looked for and not found, then the audit's first items. */
export function findWeaknesses(known: Known, { pages, injectedPages, issues }: SiteBasis): Claim[] {
  const claims: Claim[] = [];
  if (injectedPages > 0)
    claims.push({
      id: '',
      text: `Text with instructions for language models instead of words for visitors (${reachOf(injectedPages, pages)})`,
      kind: 'inferred',
      confidence: CONFIDENCE.declared,
      evidence: [],
    });
  const everywhere = `all ${pages} pages read`;
  const kinds = new Set(known.trustSignals.map((signal) => signal.trustKind));
  if (kinds.size === 0) claims.push(notFound('No proof is shown: no reviews, references, certificates or years in business', everywhere));
  else if (!kinds.has('testimonials') && !kinds.has('reviews') && !kinds.has('case-studies'))
    claims.push(notFound('No customer has a say: no testimonials, reviews or case studies', everywhere));
  if (known.services.length + known.products.length === 0)
    claims.push(notFound('What is offered is not named in headings, lists or menus', everywhere));
  if (known.contacts.length === 0) claims.push(notFound('No way to make contact', everywhere));
  else if (!known.contacts.some((contact) => contact.contactKind === 'form')) claims.push(notFound('No contact form', everywhere));
  if (known.callsToAction.length === 0) claims.push(notFound('No call to action', everywhere));
  if (!known.targetAudiences.some((claim) => claim.kind === 'observed')) claims.push(notFound('Whom it is for is not said', everywhere));
  const sells = !['nonprofit', 'community', 'open-source', 'personal', 'public-body', null].includes(known.businessModel.modelId);
  if (sells && known.pricingModel.kind === 'not-found') claims.push(notFound('No prices and no word on what it costs', everywhere));
  return numbered('weakness', [...claims, ...issues].slice(0, MAX_WEAKNESSES));
}

/** How many of the pages read are concerned, in words: `3 of 12 pages`, `all 12 pages`. */
export function reachOf(pages: number, all: number): string {
  if (all <= 1) return '1 page';
  return pages >= all ? `all ${all} pages` : `${pages} of ${all} pages`;
}
