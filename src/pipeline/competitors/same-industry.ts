import type { BusinessProfile } from '#contracts/business.ts';
import type { Evidence } from '#contracts/evidence.ts';
import type { Site } from '#contracts/site.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { isUnspaced, splitWords } from '#text/segment.ts';
import type { CompetitorProfile } from './competitor-profile.ts';
import { titleAndHeadings } from './own-comparison-pages.ts';

/** Shortest word that counts as an offer word, in letters. */
const MIN_WORD_LENGTH = 4;
/** Different offer words that two businesses must share to count as being in the same industry. */
const SHARED_WORDS_NEEDED = 2;

function offerWords(profile: BusinessProfile): Set<string> {
  const words = [...profile.services, ...profile.products].flatMap((offer) => splitWords(offer.text));
  return new Set(words.filter((word) => (word.length >= MIN_WORD_LENGTH || isUnspaced(word)) && !hasTerm(word, 'generic-offer-words')));
}

/**
 * The proof that a competitor's pages show the same industry: the same category among its best three, or at least two of the site's
 * offer words in its titles, descriptions or headings. null without proof.
 */
export function findIndustryProof(
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
  const texts = competitorSite.pages.flatMap((page) => [
    ...titleAndHeadings(page),
    ...(page.description ? [{ url: page.url, selector: 'meta[name="description"]', snippet: page.description }] : []),
  ]);
  const found = new Map<string, Evidence>();
  for (const text of texts) for (const word of splitWords(text.snippet)) if (wanted.has(word) && !found.has(word)) found.set(word, text);
  if (found.size < SHARED_WORDS_NEEDED) return null;
  const words = [...found.keys()].slice(0, 3);
  return { reason: `Its site offers the same: ${words.join(', ')}.`, evidence: [...new Set(found.values())].slice(0, 2) };
}
