import type { ActionClaim, BusinessProfile, Offer } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import { dialed, digitsOf } from '#text/characters.ts';
import { replaceWords, wordsPattern } from '#text/replace-words.ts';
import type { Stated } from './stated.ts';

/** A shorter wording may be part of other words by chance. */
const MIN_LENGTH = 4;

type Rewording = { from: string; to: string };

/**
 * Carries the owner's corrections into the sentences that quote the old wording: purpose, promises, descriptions, calls to action.
 * Testimonials and reviews stay as they were said. Promises that name something removed are set aside, links to a removed contact are dropped.
 */
export function rewordSentences(stated: Stated): Stated {
  const rewordings = stated.reworded.flatMap(({ from, to }) => (to === null || from.length < MIN_LENGTH ? [] : [{ from, to }]));
  const removed = stated.reworded.flatMap(({ from, to }) => (to === null ? [from] : []));
  const profile = rewordProfile(stated.profile, rewordings);
  const callsToAction = profile.callsToAction.filter(({ href }) => !removed.some((contact) => isLinkTo(href, contact)));
  return setMentionsAside({ ...stated, profile: { ...profile, callsToAction } }, removed.filter(isPhrase).map(wordsPattern));
}

/** A single word that was removed, such as "Bread", may rightly occur in any sentence. */
const isPhrase = (text: string): boolean => text.trim().includes(' ');

/** A text with the new wordings; one that has them already is left alone. */
function reword(text: string, rewordings: readonly Rewording[]): string {
  return rewordings.reduce((said, { from, to }) => replaceWords(said, from, to), text);
}

function rewordProfile(profile: BusinessProfile, rewordings: readonly Rewording[]): BusinessProfile {
  if (rewordings.length === 0) return profile;
  const claim = <T extends Claim>(one: T): T => {
    const text = reword(one.text, rewordings);
    return text === one.text || one.by === 'owner' ? one : { ...one, text, replaced: { by: one.by ?? 'reader', text: one.text } };
  };
  const offer = (one: Offer): Offer => ({ ...claim(one), description: reword(one.description, rewordings) });
  const action = (one: ActionClaim): ActionClaim => ({ ...claim(one), href: rewordHref(one.href, rewordings) });
  return {
    ...profile,
    primaryPurpose: claim(profile.primaryPurpose),
    targetAudiences: profile.targetAudiences.map(claim),
    services: profile.services.map(offer),
    products: profile.products.map(offer),
    valuePropositions: profile.valuePropositions.map(claim),
    uniqueSellingPoints: profile.uniqueSellingPoints.map(claim),
    trustSignals: profile.trustSignals.map((one) => (isQuotation(one.trustKind) ? one : claim(one))),
    callsToAction: profile.callsToAction.map(action),
    funnels: profile.funnels.map(claim),
  };
}

const isQuotation = (kind: string): boolean => kind === 'testimonials' || kind === 'reviews';

/** `mailto:` and `tel:` of a contact that the owner changed. */
function rewordHref(href: string, rewordings: readonly Rewording[]): string {
  const found = rewordings.find(({ from }) => isLinkTo(href, from));
  if (!found) return href;
  return href.toLowerCase().startsWith('tel:') ? `tel:${dialed(found.to)}` : `mailto:${found.to}`;
}

/** With and without the prefix of its country, a telephone number ends the same. */
const [MIN_DIGITS, LAST_DIGITS] = [6, 8];

function isLinkTo(href: string, contact: string): boolean {
  const [, scheme = '', value = ''] = /^(mailto|tel):([^?]*)/i.exec(href) ?? [];
  if (scheme.toLowerCase() === 'mailto') return value.toLowerCase() === contact.toLowerCase();
  const [linked, said] = [value, contact].map((text) => digitsOf(text).slice(-LAST_DIGITS));
  return scheme !== '' && said === linked && (said?.length ?? 0) >= MIN_DIGITS;
}

function setMentionsAside(stated: Stated, removed: readonly RegExp[]): Stated {
  const mentions = (claim: Claim) => claim.by !== 'owner' && removed.some((pattern) => claim.text.search(pattern) >= 0);
  const { valuePropositions, uniqueSellingPoints } = stated.profile;
  const aside = (field: 'valuePropositions' | 'uniqueSellingPoints') =>
    stated.profile[field]
      .filter(mentions)
      .map((claim) => ({ field, claim, by: 'owner' as const, reason: 'It names something that the owner removed.' }));
  return {
    ...stated,
    profile: {
      ...stated.profile,
      valuePropositions: valuePropositions.filter((claim) => !mentions(claim)),
      uniqueSellingPoints: uniqueSellingPoints.filter((claim) => !mentions(claim)),
    },
    setAside: [...stated.setAside, ...aside('valuePropositions'), ...aside('uniqueSellingPoints')],
  };
}
