import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { digitsOf, hasLetter, isYear, lettersAndDigits, startsSmall } from '#text/characters.ts';
import { trimLabel } from '#text/label.ts';
import { memoize } from '#text/memoize.ts';
import { foldText } from '#text/normalize.ts';
import { countWords, isUnspaced, splitWords } from '#text/segment.ts';

const MAX_LENGTH = 90;
const MAX_WORDS = 10;

/** A price at the end of a label, and what follows it. */
const PRICE_TAIL = /\s*(?:[$€£¥]\s?\d|(?<=\s)\d[\d.,]*\s?(?:€|EUR|USD|円|CHF|(?:GBP|PLN|zł|kr|Kč|lei)(?!\p{L}))).*$/iu;
/** Years, punctuation and Japanese particles at the ends of a label; in Japanese also an English label attached to the name. */
const TAILS = [
  /\s+[-–—]?\s*(?:19|20)\d\d$|\s*[.,:;–—-]+$/u,
  /(?:について|はこちら|の詳細)$|(?<=[\u3040-\u30ff\u3400-\u9fff]{2})[A-Za-z][A-Za-z &]+$|^[A-Za-z][A-Za-z &]+(?=[\u3040-\u30ff\u3400-\u9fff]{3})/u,
];
/** Questions, quotations, several sentences, an opening bracket (a gap to fill in); URLs and file names; telephone numbers, years and times; a person with a title. */
const NO_NAME = [
  /[?!？！。]$|^["“«„[]|\p{Ll}{3}[.!] \p{Lu}/u,
  /https?:|@|www\.|^[\w-]+(?:\.[\w-]+)+$|^\+?[\d\s()./:-]{6,}$|\b(?:19|20)\d\d\b\s*$|^\d{1,2}[:.h]\d{2}\b/u,
  /^(?:Dr|Prof|Mr|Mrs|Ms|Rev|Chef|Pastor|Fr)\.?\s+\p{Lu}/u,
];
/** Labels of pages, controls, dates, measures, and instructions to the reader. */
const STOP_GROUPS: ReadonlySet<string> = new Set(['stop', 'count', 'measure', 'instruction', 'dangling-end']);

/** The text as the name of something offered; '' when it cannot be one (a page, a question, a date, a sentence, a person). */
export const offerLabel = memoize(toLabel);

function toLabel(raw: string): string {
  const full = trimLabel(foldText(raw));
  const bare = full.replace(PRICE_TAIL, '').trim();
  const isPriced = bare !== full;
  const text = TAILS.reduce((label, tail) => label.replace(tail, ''), isPriced ? withoutFrom(bare) : full).trim();
  if (text.length < 2 || text.length > MAX_LENGTH || countWords(text) > MAX_WORDS || !isWord(text)) return '';
  // "Small from 20 €" says how much, not what.
  if (isPriced && startsSmall(text) && splitWords(text).length === 1) return '';
  // "2014 Fly-In: Plymouth" is over, or one of a series.
  if (NO_NAME.some((shape) => shape.test(text)) || isYear(text.split(' ', 1)[0] ?? '')) return '';
  return matchTerms(text, 'offer-labels').some(({ group }) => STOP_GROUPS.has(group)) || isDate(text) ? '' : text;
}

/** Whether a text has more than a number and a letter: "3D printing", not "4U". */
const isWord = (text: string): boolean =>
  hasLetter(text) && (isUnspaced(text) || lettersAndDigits(text).length - digitsOf(text).length > 1);

/** Without the word for "from" that was before a price. */
function withoutFrom(text: string): string {
  const hit = matchTerms(text, 'offer-labels', 'from-price').find(({ end }) => end === text.length);
  return hit ? text.slice(0, hit.start).trim() : text;
}

/** Whether a text is nothing but a month with its day and year, or a dated note: "Guide · May". */
function isDate(text: string): boolean {
  const others = splitWords(text).filter((word) => Number.isNaN(Number(word))).length;
  return hasTerm(text, 'offer-labels', 'month') && (others === 1 || text.includes('·'));
}

/** Longest name of an offer in a script without spaces; longer lines are sentences. */
const MAX_UNSPACED_NAME = 18;
const MAX_NAME_WORDS = 7;

/** Whether the text reads like a sentence or slogan rather than a name: a finite verb with we, you or your, or many words. */
export function readsLikeSlogan(text: string): boolean {
  if (isUnspaced(text)) return text.length > MAX_UNSPACED_NAME;
  const words = countWords(text);
  return words > MAX_NAME_WORDS || (words > 2 && hasTerm(text, 'offer-labels', 'sentence-word'));
}
