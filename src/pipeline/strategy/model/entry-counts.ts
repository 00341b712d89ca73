import type { AnsweredPage } from '#contracts/strategist-answer.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { numberOf, wordsForNumbers } from '../number-words.ts';

/** Smaller lists are seen at a glance; their numbers are too common. */
const FEWEST = 3;

/** How many entries the lists of an answer have: each section, several in a row, and each page. */
export function entryCounts(pages: readonly AnsweredPage[]): Set<string> {
  const counts = pages.flatMap(({ sections }) => {
    const lists = sections.map(({ items }) => items.length);
    return lists.flatMap((_, from) =>
      lists.slice(from).map((__, more) => lists.slice(from, from + more + 1).reduce((sum, one) => sum + one, 0)),
    );
  });
  return new Set(counts.filter((count) => count >= FEWEST).map(String));
}

/** A whole number in front of a word, no amount of money. */
const COUNT = /(?<![\p{L}\p{N}.,\p{Sc}])(?<!\p{Sc} )(\p{N}{1,3})(?= \p{L})/gu;

/** A text without the numbers that count the entries of a list that it announces: `17 dishes`. Counts of people, years or projects are claims. */
export function withoutCounts(text: string, counts: ReadonlySet<string>, language = 'en'): string {
  if (hasTerm(text, 'trust-signals', 'counted-things') || hasTerm(text, 'trust-signals', 'years')) return text;
  const lists = ['en', language].map((one) => wordsForNumbers(one) ?? []);
  const isCounted = (word: string) => lists.some((words) => counts.has(String(numberOf(word, words))));
  return text
    .replace(COUNT, (found) => (counts.has(found) ? '' : found))
    .replace(new RegExp(`(?<!\\p{L})(?:${lists.flat().join('|')})(?= \\p{L})`, 'giu'), (found) => (isCounted(found) ? '' : found));
}
