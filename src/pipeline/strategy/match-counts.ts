import type { AcceptanceTest, PageCraft, SectionPlan } from '#contracts/strategy.ts';
import { hasNumber, startsWithCapital, upperFirst } from '#text/characters.ts';
import { foldedWithin } from '#text/words.ts';
import { numberOf, wordFor, wordsForNumbers } from './number-words.ts';

/** What an advice on the layout counts when it counts the entries of a list; columns and groups are none. */
const ENTRIES =
  'cards?|steps?|rows?|tiles?|entries|items?|points?|quotes?|questions?|choices?|boxes|blocks?|figures?|facts?|logos?|places?|towns?|names?|panels?';
/** A count at the start of a heading that announces a list: `Six ways to help`. */
const HEADED = 4;

/** A number as it was written: a word, with its capital, or digits; '' where there is no word for it. */
function asWritten(count: number, like: string, words: readonly string[]): string {
  if (hasNumber(like.charAt(0))) return String(count);
  const word = wordFor(count, words);
  return startsWithCapital(like) ? upperFirst(word) : word;
}

const numbersOf = (words: readonly string[]) => `${words.join('|')}|\\p{N}{1,2}`;

/** A text whose count says how many entries there are; without the count where that can't be said. */
function recount(text: string, count: number, pattern: RegExp, words: readonly string[]): string {
  return text.replace(pattern, (found: string, before: string, number: string, after: string) => {
    if (numberOf(number, words) === count) return found;
    const right = asWritten(count, number, words);
    return right === '' ? `${before}${after.trimStart()}` : `${before}${right}${after}`;
  });
}

const ENGLISH = wordsForNumbers('en') ?? [];
/** `seven cards`, `six large choices`, `three numbered steps`. */
const COUNTED = new RegExp(`(^|[\\s(])(${numbersOf(ENGLISH)})(\\s(?:[\\p{L}-]+\\s){0,2}(?:${ENTRIES})(?![\\p{L}]))`, 'giu');
const NUMBERS = new RegExp(`(?<![\\p{L}\\p{N}])(?:${numbersOf(ENGLISH)})(?![\\p{L}\\p{N}])`, 'giu');
/** `a list of six`. */
const LIST_OF = new RegExp(`(list of |table of )(${numbersOf(ENGLISH)})(?![\\p{L}\\p{N}])()`, 'giu');

function sectionWithCounts(section: SectionPlan, language: string): SectionPlan {
  const count = section.items.length;
  if (count === 0) return section;
  const words = wordsForNumbers(language) ?? ENGLISH;
  const first = new RegExp(`^()(${words.join('|')})(\\s\\p{L})`, 'iu');
  const number = numberOf(first.exec(section.heading)?.[2] ?? '', words);
  const isList = Math.abs(number - count) < HEADED && count > 1;
  // What today's page counts is not ours to correct: a list may have an entry of another kind.
  const isOfSite = section.evidence.some(({ snippet }) => foldedWithin(section.heading, snippet));
  // `two large quotes, two small` counts in parts.
  const sum = (text: string) => (text.match(NUMBERS) ?? []).reduce((total, found) => total + numberOf(found, ENGLISH), 0);
  // Where several numbers are, each may count another part.
  const isOne = (text: string) => (text.match(COUNTED) ?? []).length + (text.match(LIST_OF) ?? []).length === 1;
  const inLayout = (text: string) => (sum(text) === count || !isOne(text) ? text : recounted(text));
  const recounted = (text: string) => recount(recount(text, count, COUNTED, ENGLISH), count, LIST_OF, ENGLISH);
  return {
    ...section,
    heading: isList && !isOfSite ? recount(section.heading, count, first, words) : section.heading,
    ...(section.layout ? { layout: inLayout(section.layout) } : {}),
  };
}

/** The pages with counts in headings and layouts that equal the entries handed over; `language` is the site's. */
export const withCounts = (pages: readonly PageCraft[], language: string): PageCraft[] =>
  pages.map((page) => ({ ...page, sections: page.sections.map((section) => sectionWithCounts(section, page.language ?? language)) }));

/** `All 18 measurements`, `the six courses`. */
const ALL_OF = new RegExp(`(\\b(?:all|the|each of the|these)\\s)(${numbersOf(ENGLISH)})(\\s(?!of\\b)\\p{L})`, 'giu');

/** Every number of entries that a list, a page or the menu has. */
function knownCounts(pages: readonly PageCraft[], others: readonly number[]): ReadonlySet<number> {
  const lists = pages.map(({ sections }) => sections.map(({ items }) => items.length));
  return new Set([...others, pages.length, ...lists.flat(), ...lists.map((list) => list.reduce((sum, size) => sum + size, 0))]);
}

/** Checks without a count that no list of the new site has. `others`: further sizes, such as of menu and forms. */
export function checksWithCounts(
  tests: readonly AcceptanceTest[],
  pages: readonly PageCraft[],
  others: readonly number[],
): AcceptanceTest[] {
  const known = knownCounts(pages, others);
  const drop = (text: string) =>
    text.replace(ALL_OF, (found: string, before: string, number: string, after: string) =>
      known.has(numberOf(number, ENGLISH)) ? found : `${before}${after.trimStart()}`,
    );
  return tests.map((test) => (test.own ? { ...test, text: drop(test.text) } : test));
}
