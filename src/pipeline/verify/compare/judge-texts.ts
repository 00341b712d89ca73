import { isDigits } from '#text/characters.ts';
import { atOnce, type Steps } from '../../steps.ts';
import { type Difference, differenceOf } from '../match/difference.ts';
import type { PlacedText, TextIndex } from '../match/text-index.ts';
import type { ExpectedText } from '../plan/expected-texts.ts';

/** What became of an expected text; `difference` and `near` are of the text that took its place. */
export type JudgedText = ExpectedText & {
  outcome: 'kept' | 'dropped' | 'changed' | 'missing';
  difference: Difference | null;
  near: PlacedText | null;
};

/** Texts of the new site and of the old one, and whether the page of an old path was read. */
type Sites = { words: TextIndex; today: TextIndex; isRead(path: string): boolean };

/** The number of an entry and its words: `2. Safety`; null for other texts. */
function numbered(text: string): { number: number; words: string } | null {
  const [first = '', ...rest] = text.split(' ');
  const isNumber = (first.endsWith('.') || first.endsWith(')')) && isDigits(first.slice(0, -1), 2);
  return isNumber && rest.length > 0 ? { number: Number.parseInt(first, 10), words: rest.join(' ') } : null;
}

/** The words of headings that a page counts, by page and heading: a list that counts by itself shows them without their numbers. */
function countedWords(all: readonly ExpectedText[]): (text: ExpectedText) => string | null {
  const counted = new Map(
    all.flatMap(({ path, kind, text }) => {
      const entry = kind === 'heading' ? numbered(text) : null;
      return entry ? [[`${path} ${entry.number}`, entry.words] as const] : [];
    }),
  );
  return ({ path, kind, text }) => {
    const entry = kind === 'heading' ? numbered(text) : null;
    const isCounted = entry && [entry.number - 1, entry.number + 1].some((number) => counted.has(`${path} ${number}`));
    return isCounted ? entry.words : null;
  };
}

/** Texts that are judged in one step. */
const TEXTS_PER_STEP = 250;
/** No list of headings is longer. */
const MOST_COUNTED = 40;

/** Whether the new site gives words a number of its own. */
const isCountedAnew = (text: string, words: TextIndex): boolean =>
  Array.from({ length: MOST_COUNTED }, (_, at) => `${at + 1}. ${text}`).some((other) => words.has(other));

/**
 * Looks for every expected text on the new site. Texts of a page that was not read, and that no other page has, are left out: the check of
 * its address speaks for them.
 */
export const judgeTexts = (all: readonly ExpectedText[], sites: Sites): JudgedText[] => atOnce(judgeInSteps(all, sites));

/** The same, some texts at a time. */
export function* judgeInSteps(all: readonly ExpectedText[], { words, today, isRead }: Sites): Steps<JudgedText[]> {
  const countedIn = countedWords(all);
  const judge = (expected: ExpectedText): JudgedText[] => {
    const { isThere: isWhole, near: similar } = words.find(expected.text, expected.path);
    const counted = isWhole ? null : countedIn(expected);
    const isThere = isWhole || (counted !== null && words.has(counted) && !isCountedAnew(counted, words));
    // A text that is on today's site, too, took nothing's place.
    const near = similar && today.has(similar.text) ? null : similar;
    if (isThere) return [{ ...expected, outcome: 'kept', difference: null, near: null }];
    const difference = near && differenceOf(expected.text, near.text);
    // A text that may go may not say something else instead.
    const mayGo = expected.mayGo !== '' && (difference === null || difference === 'words');
    if (mayGo) return [{ ...expected, outcome: 'dropped', difference: null, near: null }];
    if (!isRead(expected.path)) return [];
    return [{ ...expected, outcome: near ? 'changed' : 'missing', difference, near }];
  };
  const judged: JudgedText[] = [];
  for (const [at, expected] of all.entries()) {
    if (at % TEXTS_PER_STEP === 0) yield;
    judged.push(...judge(expected));
  }
  return judged;
}
