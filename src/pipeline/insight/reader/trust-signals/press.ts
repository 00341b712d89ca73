import { matchTerms } from '#lexicon/match-terms.ts';
import { countWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { announcing } from './announcing.ts';
import { headed, shownBelow, shownNames } from './shown-below.ts';
import { isSpokenOn } from './spoken-languages.ts';
import { findByTerms, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const MAX_HEADING_WORDS = 6;
/** Words that a sentence has beyond "in the press". */
const MIN_OTHER_WORDS = 2;
const MIN_SHOWN = 2;
const MAX_NAMED = 3;

/** Mentions in the press: a heading such as "In the press" with reports below it, or a sentence that says who reported. */
export const findPress: TrustFinder = (model) => {
  const pages = speakingPages(model);
  const says = (sentence: string, { start, end }: { start: number; end: number }) =>
    countWords(sentence) >= countWords(sentence.slice(start, end)) + MIN_OTHER_WORDS;
  const said = findByTerms('press', pages, 'press', { except: 'not-press', confidence: CONFIDENCE.mentioned, accepts: says });
  return [...pages.flatMap(reports), ...said].slice(0, 3);
};

function reports(one: PageModel): TrustFinding[] {
  const { page } = one;
  const isPress = (text: string) =>
    countWords(text) <= MAX_HEADING_WORDS && matchTerms(text, 'trust-signals', 'press').some(({ language }) => isSpokenOn(page, language));
  return announcing(one, isPress).flatMap(({ heading, label }) => {
    const shown = shownBelow(page, heading);
    const isShown = shown.outward.length > 0 || [shown.headings, shown.lines, shown.images].some((list) => list.length >= MIN_SHOWN);
    const text = headed(label.text, shownNames(shown).slice(0, MAX_NAMED));
    return isShown ? [{ trustKind: 'press', text, confidence: CONFIDENCE.labeled, quotes: [quoteOf(page, label)] }] : [];
  });
}
