import type { ContactClaim, Offer, SocialHandle, TrustKind, TrustSignal } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { displayHost } from '#contracts/website-url.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { isEmail } from '#text/address.ts';
import { hasQuoteMark } from '../shapes.ts';
import { cleanOwnerDescription, cleanOwnerText } from './owner-text.ts';
import { LIST_PREFIXES, type ListField } from './profile-fields.ts';
import { sameWords } from './same-statement.ts';
import { hashOf } from './stable-id.ts';

/** A claim in the owner's words. Where the words are those of `base`, its evidence stays, since both say so. */
export function ownerClaim<T extends Claim>(text: string, base: T, { at }: OwnerFact): T {
  const isSame = sameWords(text, base.text);
  const { lookedIn: _lookedIn, replaced: _replaced, saidAt: _saidAt, ...rest } = base;
  const replaced = isSame || !isKnown(base) ? base.replaced : { by: base.by ?? 'reader', text: base.text };
  return {
    ...(rest as T),
    text,
    kind: isSame && base.evidence.length > 0 ? base.kind : 'owner',
    confidence: 1,
    evidence: isSame ? base.evidence : [],
    by: 'owner',
    ...(replaced ? { replaced } : {}),
    ...(at === undefined ? {} : { saidAt: at }),
  };
}

/** An entry of a list in the owner's words: the changed `base`, or a new one whose id depends on its words alone. */
export function ownerEntry(field: ListField, text: string, fact: OwnerFact, base?: Claim): Claim {
  const start = base ?? emptyEntry(field, text);
  const claim = ownerClaim(text, start, fact);
  return isOffer(claim) ? { ...claim, ...offerDetails(claim, fact) } : claim;
}

const isOffer = (claim: Claim): claim is Offer => 'price' in claim;

function offerDetails(offer: Offer, { price, description }: OwnerFact): Pick<Offer, 'price' | 'description'> {
  return {
    price: price === undefined ? offer.price : cleanOwnerText(price),
    description: description === undefined ? offer.description : cleanOwnerDescription(description),
  };
}

function emptyEntry(field: ListField, text: string): Claim {
  const claim: Claim = { id: `${LIST_PREFIXES[field]}-own-${hashOf(text)}`, text, kind: 'owner', confidence: 1, evidence: [] };
  const offer: Offer = { ...claim, description: '', price: '', url: '' };
  if (field === 'services' || field === 'products') return offer;
  const signal: TrustSignal = { ...claim, trustKind: proofKind(text), author: '' };
  if (field === 'trustSignals') return signal;
  const contact: ContactClaim = { ...claim, contactKind: contactKind(text) };
  if (field === 'contacts') return contact;
  const handle: SocialHandle = { ...claim, ...socialProfile(text) };
  if (field === 'socialHandles') return handle;
  return claim;
}

/** What tells the kind of a proof, by group of the topic `trust-signals`. */
const PROOF_GROUPS: readonly (readonly [string, TrustKind])[] = [
  ['awards', 'awards'],
  ['certifications', 'certifications'],
  ['guarantees', 'guarantees'],
  ['legal-status', 'legal-status'],
  ['press', 'press'],
  ['partner-of', 'partners'],
  ['years', 'years-in-business'],
  ['since-year', 'years-in-business'],
  ['reviews', 'reviews'],
  ['publications', 'publications'],
  ['privacy-security', 'privacy-security'],
  ['open-source', 'open-source'],
  ['counted-things', 'statistics'],
];

function proofKind(text: string): TrustKind {
  if (hasQuoteMark(text)) return 'testimonials';
  return PROOF_GROUPS.find(([group]) => hasTerm(text, 'trust-signals', group))?.[1] ?? 'certifications';
}

function contactKind(text: string): ContactClaim['contactKind'] {
  if (isEmail(text)) return 'email';
  return /^[+\d][\d\s()/.-]{5,}$/.test(text) ? 'phone' : 'address';
}

/** `Instagram: https://...`, an address alone, or a name: then the address stays empty. */
function socialProfile(text: string): Pick<SocialHandle, 'platform' | 'url'> {
  const url = /https:\/\/\S+/.exec(text)?.[0] ?? '';
  const label = /^([\p{L} ]{2,30}):/u.exec(text.replace(url, ''))?.[1];
  const host = url === '' ? undefined : displayHost(url).split('.')[0];
  return { platform: (label ?? host ?? 'other').toLowerCase(), url };
}
