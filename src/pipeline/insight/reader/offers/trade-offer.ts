import type { Industry } from '#lexicon/industries/industries.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { cuesIn, wordsOf } from '../industry/keyword-index.ts';
import { hasLegalForm, titleParts } from '../name/name-parts.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';

const TRADE_WEIGHT = 1;
const [MIN_WORDS, MAX_WORDS] = [2, 5];

/**
 * The trade itself, in the site's words: what its title says besides its name ("AquaSource Water Hauling LLC"), else the telling keyword
 * of its industry at the head or foot of the home page. For sites that name next to nothing they offer.
 */
export function tradeOffer({ home }: SiteModel, leaf: Industry | null, businessName: string): OfferCandidate[] {
  const page = home?.page;
  if (!page) return [];
  const found = (text: string, selector: string, from: string) => {
    const name = offerLabel(text);
    const words = countWords(name);
    if (name === '' || words < MIN_WORDS || words > MAX_WORDS || readsLikeSlogan(name) || foldWords(name) === foldWords(businessName))
      return [];
    return [offerCandidate({ name, weight: TRADE_WEIGHT, quote: { page, selector, text: from }, source: 'trade' })];
  };
  const title = page.title ?? '';
  const said = titleParts(title)
    .map((part) => withoutName(part, businessName))
    .filter((part) => hasTerm(part, 'service-nouns') || cueOf(part, leaf) !== '');
  const [first] = said.flatMap((part) => found(part, 'title', title));
  if (first) return [first];
  const lines = page.blocks.filter(({ hidden, text }) => !hidden && cueOf(text, leaf) !== '');
  return lines.flatMap(({ selector, text }) => found(cueOf(text, leaf), selector, text)).slice(0, 1);
}

/** The longest telling keyword of the industry that a text has, in its own words; '' when it has none. */
function cueOf(text: string, leaf: Industry | null): string {
  const [cue] = [...cuesIn(text).keys()]
    .filter((one) => one.strong && one.leaf === leaf?.id)
    .sort((one, other) => other.words.length - one.words.length);
  return cue ? wordsOf(cue, text) : '';
}

/** A part of a title without the name and the legal form. */
function withoutName(part: string, businessName: string): string {
  const rest = businessName === '' ? part : part.replace(businessName, '').trim();
  return hasLegalForm(rest) ? rest.slice(0, Math.max(0, rest.lastIndexOf(' '))) : rest;
}
