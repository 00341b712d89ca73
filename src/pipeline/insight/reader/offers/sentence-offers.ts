import type { Industry } from '#lexicon/industries/industries.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { countWords, splitSentences, splitWords } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { cuesIn } from '../industry/keyword-index.ts';
import { AND_WORDS } from './and-words.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';

const SENTENCE_WEIGHT = 1.2;
/** Texts of a page that are read: later ones are about other things. */
const MAX_BLOCKS = 14;
/** Names that make a list in a sentence, and the most that are taken from one. */
const [MIN_NAMES, MAX_NAMES] = [3, 8];
/** So many names after a verb of offering are offers without a word of the trade among them, unless one is a promise ("reliability"). */
const MANY_NAMES = 4;
const MAX_NAME_WORDS = 4;
/** What ends a clause of the sentence. */
const CLAUSE_ENDS = '.;:!?()–—|•…';

/**
 * What the first sentences of the home page and the page about the business list: "We repair clocks, watches and music boxes". Only where a
 * verb of offering or a colon comes before the list.
 */
export function sentenceOffers({ pages }: SiteModel, leaf: Industry | null): OfferCandidate[] {
  const isOfTrade = (name: string) => hasTerm(name, 'service-nouns') || [...cuesIn(name).keys()].some((cue) => cue.leaf === leaf?.id);
  return pages.flatMap(({ page, content }, index) => {
    if (index > 0) return [];
    const head = index === 0 ? [{ selector: 'meta[name="description"]', text: page.description ?? '' }] : [];
    return [...head, ...content.slice(0, MAX_BLOCKS)].flatMap(({ selector, text }) =>
      splitSentences(text).flatMap((sentence) =>
        listIn(sentence, isOfTrade).map((name) =>
          offerCandidate({ name, weight: SENTENCE_WEIGHT, quote: { page, selector, text }, description: sentence, source: 'sentence' }),
        ),
      ),
    );
  });
}

function listIn(sentence: string, isOfTrade: (name: string) => boolean): string[] {
  const starts = matchTerms(sentence, 'offering-verbs').map(({ end }) => end);
  const afterColon = sentence.indexOf(': ') + 1;
  if (afterColon > 0) starts.push(afterColon);
  for (const start of starts.sort((one, other) => one - other)) {
    const names = clauseAt(sentence, start)
      .split(',')
      .flatMap(splitAtAnd)
      .map(withoutArticle)
      // "... and much more" names nothing.
      .filter((part) => part !== '' && !hasTerm(part, 'offer-labels', 'and-more'));
    const good = names.filter((name) => isName(name));
    const areMany = start !== afterColon && names.length >= MANY_NAMES && !names.some((name) => hasTerm(name, 'promises', 'promise'));
    if (good.length >= MIN_NAMES && good.length >= names.length - 1 && (areMany || good.some(isOfTrade))) return good.slice(0, MAX_NAMES);
  }
  return [];
}

/** The clause that begins at a place of a sentence. */
function clauseAt(sentence: string, start: number): string {
  const rest = sentence.slice(start).trimStart();
  const end = [...rest].findIndex((letter) => CLAUSE_ENDS.includes(letter));
  return end < 0 ? rest : [...rest].slice(0, end).join('');
}

function splitAtAnd(part: string): string[] {
  const parts: string[][] = [[]];
  for (const word of part.trim().split(' ')) {
    if (AND_WORDS.has(word.toLowerCase())) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((words) => words.join(' '));
}

const isName = (name: string): boolean =>
  name.length >= 3 && countWords(name) <= MAX_NAME_WORDS && offerLabel(name) !== '' && !readsLikeSlogan(name);

/** Without the small words before a name. */
function withoutArticle(part: string): string {
  const words = part.split(' ');
  const first = words.findIndex((word) => matchTerms(word, 'offer-labels', 'small-word').length === 0 && splitWords(word).length > 0);
  return first < 0 ? '' : words.slice(first).join(' ');
}
