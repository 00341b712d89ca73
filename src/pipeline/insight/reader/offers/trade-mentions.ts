import type { Industry } from '#lexicon/industries/industries.ts';
import { matchTerms } from '#lexicon/match-terms.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { POST_PAGES } from '../page-types.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel } from './offer-label.ts';
import { tradeTerms } from './trade-names.ts';

const MENTION_WEIGHT = 2.1;
/** Texts of a page that are read: later ones are about other things. */
const MAX_BLOCKS = 20;
const MAX_MENTIONS = 8;
/** A single word says enough alone from so many letters on. */
const LONG_WORD = 9;

/**
 * What businesses of the sector usually offer, named in a sentence after a verb of offering: "We provide flight instruction and aircraft
 * rental". The names are the site's words, each once.
 */
export function tradeMentions({ pages, language }: SiteModel, leaf: Industry | null): OfferCandidate[] {
  if (!leaf) return [];
  const found = new Map<string, OfferCandidate>();
  for (const { page, content } of pages) {
    if (POST_PAGES.has(page.type)) continue;
    const head = { selector: 'meta[name="description"]', text: page.type === 'home' ? (page.description ?? '') : '' };
    for (const { selector, text } of [head, ...content.slice(0, MAX_BLOCKS)]) {
      for (const sentence of splitSentences(text)) {
        const [verb] = matchTerms(sentence, 'offering-verbs');
        if (!verb) continue;
        for (const { start, end } of tradeTerms(sentence, leaf, language.slice(0, 2))) {
          const name = start >= verb.end ? offerLabel(sentence.slice(start, end)) : '';
          if (name === '' || (countWords(name) < 2 && name.length < LONG_WORD) || found.has(foldWords(name))) continue;
          const quote = { page, selector, text };
          found.set(foldWords(name), offerCandidate({ name, weight: MENTION_WEIGHT, quote, description: sentence, source: 'sentence' }));
        }
      }
    }
  }
  return [...found.values()].slice(0, MAX_MENTIONS);
}
