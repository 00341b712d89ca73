import type { BusinessModelId, BusinessProfile } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import type { FixFirstItem } from '#contracts/finding.ts';
import type { SiteBasis, Unseen } from '#contracts/insight.ts';
import type { PageType } from '#contracts/page.ts';
import { notFound, numbered } from '../../evidence.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { unchecked, whyUnchecked } from './unchecked.ts';

const MAX_WEAKNESSES = 10;
type Known = Pick<
  BusinessProfile,
  'services' | 'products' | 'trustSignals' | 'contacts' | 'callsToAction' | 'targetAudiences' | 'pricingModel' | 'businessModel'
>;

/** What holds the site back: proof, offers, contacts, actions that were looked for and not found, then the audit's first items. */
export function findWeaknesses(known: Known, { pages, injectedPages, issues, unseen }: SiteBasis): Claim[] {
  const claims: Claim[] = [];
  if (injectedPages > 0)
    claims.push({
      id: '',
      text: `Text with instructions for language models instead of words for visitors (${reachOf(injectedPages, pages)})`,
      kind: 'inferred',
      confidence: CONFIDENCE.declared,
      evidence: [],
    });
  for (const { missing, what, on } of gapsOf(known)) {
    const claim = notFound(missing, lookedIn(pages, unseen));
    claims.push(unseen ? unchecked(claim, what, whyUnchecked(unseen, on)) : claim);
  }
  return numbered('weakness', [...claims, ...issues].slice(0, MAX_WEAKNESSES));
}

/** What a visitor misses: in words, what was looked for, and the pages on which it would be. */
type Gap = { missing: string; what: string; on: readonly PageType[] };

const PROOF: Gap = {
  missing: 'No proof is shown: no reviews, references, certificates or years in business',
  what: 'proof such as reviews, references, certificates or years in business',
  on: ['testimonials', 'case-studies', 'about'],
};
const VOICES: Gap = {
  missing: 'No customer has a say: no testimonials, reviews or case studies',
  what: 'testimonials, reviews and case studies',
  on: ['testimonials', 'case-studies'],
};
const OFFERS: Gap = {
  missing: 'What is offered is not named in headings, lists or menus',
  what: 'what is offered',
  on: ['services', 'service', 'products', 'product'],
};
const CONTACT: Gap = { missing: 'No way to make contact', what: 'the ways to make contact', on: ['contact'] };
const FORM: Gap = { missing: 'No contact form', what: 'a contact form', on: ['contact', 'booking'] };
const ACTION: Gap = { missing: 'No call to action', what: 'calls to action', on: [] };
const AUDIENCE: Gap = { missing: 'Whom it is for is not said', what: 'whom it is for', on: ['about'] };
const PRICES: Gap = { missing: 'No prices and no word on what it costs', what: 'prices', on: ['pricing'] };

/** Business models that sell nothing, or of which nothing is known. */
const WITHOUT_PRICES = new Set<BusinessModelId | null>(['nonprofit', 'community', 'open-source', 'personal', 'public-body', null]);

function gapsOf(known: Known): Gap[] {
  const proofs = new Set(known.trustSignals.map((signal) => signal.trustKind));
  const isQuoted = proofs.has('testimonials') || proofs.has('reviews') || proofs.has('case-studies');
  const hasForm = known.contacts.some((contact) => contact.contactKind === 'form');
  const gaps: [boolean, Gap][] = [
    [proofs.size === 0, PROOF],
    [proofs.size > 0 && !isQuoted, VOICES],
    [known.services.length + known.products.length === 0, OFFERS],
    [known.contacts.length === 0, CONTACT],
    [known.contacts.length > 0 && !hasForm, FORM],
    [known.callsToAction.length === 0, ACTION],
    [!known.targetAudiences.some((claim) => claim.kind === 'observed'), AUDIENCE],
    [!WITHOUT_PRICES.has(known.businessModel.modelId) && !isKnown(known.pricingModel), PRICES],
  ];
  return gaps.flatMap(([isOpen, gap]) => (isOpen ? [gap] : []));
}

function lookedIn(pages: number, unseen: Unseen | undefined): string {
  const read = pages === 1 ? 'the only page read' : `all ${pages} pages read`;
  return unseen?.withoutScripts ? `${read}, as served, without running their scripts` : read;
}

/** A finding's title with how many of the pages read have it; one about the whole site is its title alone. */
export function withReach({ title, pages, ofSite }: Pick<FixFirstItem, 'title' | 'pages' | 'ofSite'>, all: number): string {
  return ofSite ? title : `${title} (${reachOf(pages.length, all)})`;
}

// `3 of 12 pages`, `all 12 pages`.
function reachOf(pages: number, all: number): string {
  if (all <= 1) return '1 page';
  return pages >= all ? `all ${all} pages` : `${pages} of ${all} pages`;
}
