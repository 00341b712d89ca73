import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { foldText } from '#text/normalize.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { SILENT_PAGES } from '../page-types.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';

const TOPIC = 'offer-sentences';
const [OWN_PAGE_WEIGHT, OTHER_PAGE_WEIGHT] = [1.5, 1];
const MIN_WORDS = 5;

/** Offers that sentences name: what "we offer ..., ... and ..." lists, and services named with their kind. */
export function sentenceOffers(reading: SiteModel): OfferCandidate[] {
  return reading.pages.flatMap(({ page, content }, index) => {
    if (SILENT_PAGES.has(page.type)) return [];
    const head = index === 0 ? [{ selector: 'meta[name="description"]', text: page.description ?? '' }] : [];
    const weight = index === 0 || page.type === 'about' ? OWN_PAGE_WEIGHT : OTHER_PAGE_WEIGHT;
    return [...head, ...content].flatMap(({ selector, text }) => {
      if (!hasTerm(text, TOPIC) || countWords(text) < MIN_WORDS) return [];
      return splitSentences(text).flatMap((sentence) =>
        [...listedOffers(sentence), ...namedServices(sentence)].map((name) =>
          offerCandidate({ name, weight, quote: { page, selector, text }, description: sentence.slice(0, 300), source: 'sentence' }),
        ),
      );
    });
  });
}

const MAX_SERVICE_WORDS = 3;
/** Words between the verb and the noun, at most. */
const MAX_WORDS_BETWEEN = 5;

const LIST_SEPARATOR = /\s*,\s*(?:(?:and|or|und|et|y)\s+)?|\s+(?:and|und|et|y|as well as|sowie)\s+/iu;

/** What a sentence offers by name and kind: "we offer tutoring and consultation services" gives two. */
export function namedServices(sentence: string): string[] {
  const [verb] = matchTerms(sentence, TOPIC, 'service-verb');
  const noun = matchTerms(sentence, TOPIC, 'service-noun').findLast(
    (one) => verb && one.from > verb.to && one.from - verb.to <= MAX_WORDS_BETWEEN,
  );
  if (!verb || !noun) return [];
  return sentence
    .slice(verb.end, noun.start)
    .split(LIST_SEPARATOR)
    .map(withoutFiller)
    .filter(
      (part) => part.length >= 4 && countWords(part) <= MAX_SERVICE_WORDS && !/[,;:]/.test(part) && !hasTerm(part, TOPIC, 'not-listed'),
    )
    .map((part) => `${part} ${sentence.slice(noun.start, noun.end)}`);
}

/** Without the words that praise or count in front of a name: "a wide range of". */
function withoutFiller(part: string): string {
  const words = foldText(part).split(' ');
  while (words[0] && hasTerm(words[0], TOPIC, 'filler-word')) words.shift();
  return words.join(' ');
}

const MAX_LISTED_WORDS = 4;
const MIN_LISTED = 3;
/** Share of the parts that must be names: else it is running text with commas. */
const NAME_SHARE = 0.6;

/** The enumerated things of "we offer A, B and C": three or more short names; fewer tell too little. */
export function listedOffers(sentence: string): string[] {
  const [hit] = matchTerms(sentence, TOPIC, 'verb');
  const rest = hit ? (/^[:\s]+([^.!?;]{4,220})/u.exec(sentence.slice(hit.end))?.[1] ?? '') : '';
  if (rest === '') return [];
  // "... a range of services, such as A, B and C"
  const start = matchTerms(rest, TOPIC, 'introduction').at(-1)?.end ?? 0;
  const parts = rest
    .slice(start)
    .split(LIST_SEPARATOR)
    .map(withoutFiller)
    .filter((part) => part !== '');
  const names = parts.filter((part) => countWords(part) <= MAX_LISTED_WORDS && !hasTerm(part, TOPIC, 'not-listed'));
  return names.length >= MIN_LISTED && names.length >= parts.length * NAME_SHARE ? names : [];
}
