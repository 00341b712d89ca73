import type { ActionClaim, BusinessProfile, Offer } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import { replaceWords, wordsPattern } from '#text/replace-words.ts';
import type { Stated } from './stated.ts';

/** A shorter wording may be part of other words by chance. */
const MIN_LENGTH = 4;

type Rewording = { from: string; to: string };

/**
 * Carries the owner's corrections into the sentences that quote the old wording: purpose, promises, descriptions, calls to action.
 * Testimonials and reviews stay as they were said. Promises that name something removed are set aside.
 */
export function rewordSentences(stated: Stated): Stated {
  const rewordings = stated.reworded.flatMap(({ from, to }) => (to === null || from.length < MIN_LENGTH ? [] : [{ from, to }]));
  const removed = stated.reworded.flatMap(({ from, to }) => (to === null && isPhrase(from) ? [wordsPattern(from)] : []));
  return setMentionsAside({ ...stated, profile: rewordProfile(stated.profile, rewordings) }, removed);
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
  const [, scheme = '', value = ''] = /^(mailto:|tel:)([^?]*)/i.exec(href) ?? [];
  if (scheme === '') return href;
  const plain = (text: string) => (scheme.toLowerCase() === 'tel:' ? text.replace(/\D/g, '') : text.toLowerCase());
  const found = rewordings.find(({ from }) => plain(from) !== '' && plain(from) === plain(decodeURIComponent(value)));
  if (!found) return href;
  return `${scheme}${scheme.toLowerCase() === 'tel:' ? found.to.replace(/[^\d+]/g, '') : found.to}`;
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
