import type { Industry } from '#lexicon/industries/industries.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { countWords } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { FIRM_PAGES } from '../page-types.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel } from './offer-label.ts';

/** Industries that take in guests. */
export const LODGING: ReadonlySet<string> = new Set(['hotel', 'holiday-rental', 'camping', 'farm-stay']);
const WEIGHT = 2.4;
const MAX_WORDS = 6;
const MAX_SERVICES = 8;
const EXTRA_FOR_SMALL_WORDS = 3;

/**
 * What a house offers its guests besides rooms: the short lines of its lists and labels that name breakfast, a pool, parking ... The rest of
 * such lists (television, towels, smoke alarms) is equipment. Each service once, by its shortest line.
 */
export function guestServices({ pages }: SiteModel, leaf: Industry | null): OfferCandidate[] {
  if (!leaf || !LODGING.has(leaf.id)) return [];
  const found = new Map<string, { length: number; candidate: OfferCandidate }>();
  for (const { page, content } of pages) {
    if (FIRM_PAGES.has(page.type)) continue;
    for (const { selector, text } of content) {
      const bare = (text.split('(', 1)[0] ?? '').trim();
      const name = countWords(bare) <= MAX_WORDS ? offerLabel(bare) : '';
      const [hit] = name === '' ? [] : matchTerms(name, 'guest-services');
      if (!hit || hasTerm(name, 'offer-labels', 'sentence-word')) continue;
      // "Outdoor pool" rather than "Fence around the pool": the fewest small words, then the fewest words.
      const length = countWords(name) + EXTRA_FOR_SMALL_WORDS * matchTerms(name, 'offer-labels', 'small-word').length;
      const before = found.get(hit.term);
      if (before && before.length <= length) continue;
      const candidate = offerCandidate({ name, weight: WEIGHT, quote: { page, selector, text }, source: 'guest service' });
      found.set(hit.term, { length, candidate });
    }
  }
  return [...found.values()].slice(0, MAX_SERVICES).map(({ candidate }) => candidate);
}
