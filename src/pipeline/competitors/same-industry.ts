import type { BusinessProfile } from '#contracts/business.ts';
import type { Evidence } from '#contracts/evidence.ts';
import type { Site } from '#contracts/site.ts';
import type { CompetitorProfile } from './competitor-profile.ts';

/** Words too common to show a shared offer. */
const COMMON = new Set(
  'with from your that this have will service services product products solution solutions team company business online free best more about contact home page help support learn read order book shop plan plans custom digital professional quality experience program programs project projects'.split(
    ' ',
  ),
);
/** Shortest word that counts as an offer word. */
const MIN_WORD_LENGTH = 4;
/** Different offer words that must recur for two businesses to count as being in the same trade. */
const SHARED_WORDS_NEEDED = 2;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function offerWords(profile: BusinessProfile): Set<string> {
  const names = [...profile.services, ...profile.products].map((offer) => offer.text);
  return new Set(names.flatMap(wordsOf).filter((word) => word.length >= MIN_WORD_LENGTH && !COMMON.has(word)));
}

/**
 * Whether a competitor's pages show the same trade: the same category of the taxonomy among its best three, or at least two
 * of the site's offer words in its title, description or headings. Answers the proof, or null.
 */
export function sameTradeProof(
  own: BusinessProfile,
  competitor: CompetitorProfile,
  competitorSite: Site,
): { reason: string; evidence: Evidence[] } | null {
  const category = own.industry.candidates[0];
  const shared = category && competitor.industry.candidates.find((candidate) => candidate.id === category.id);
  if (shared && competitor.industry.claim.evidence.length > 0) {
    return { reason: `Its site shows the same category: ${shared.label}.`, evidence: competitor.industry.claim.evidence.slice(0, 2) };
  }
  const wanted = offerWords(own);
  const places = competitorSite.pages.flatMap((page) => [
    ...(page.title ? [{ url: page.url, selector: 'title', snippet: page.title }] : []),
    ...(page.description ? [{ url: page.url, selector: 'meta[name="description"]', snippet: page.description }] : []),
    ...page.headings
      .filter((heading) => !heading.hidden && heading.text !== '')
      .map((heading) => ({ url: page.url, selector: heading.selector, snippet: heading.text })),
  ]);
  const found = new Map<string, Evidence>();
  for (const place of places) for (const word of wordsOf(place.snippet)) if (wanted.has(word) && !found.has(word)) found.set(word, place);
  if (found.size < SHARED_WORDS_NEEDED) return null;
  const words = [...found.keys()].slice(0, 3);
  return { reason: `Its site offers the same: ${words.join(', ')}.`, evidence: [...new Set(found.values())].slice(0, 2) };
}
