import type { Page } from '#contracts/page.ts';
import { oncePerObject } from '#text/memoize.ts';
import { foldWords } from '#text/normalize.ts';

/** From so many labels in one line on it is a menu. */
const FEWEST_LABELS = 3;

const firstWord = (text: string) => text.split(' ', 1).join('');

/** The labels of a page's links by their first word, the longest first. */
const labelsOf = oncePerObject((page: Page): ReadonlyMap<string, string[]> => {
  const labels = [...new Set(page.links.map(({ text }) => foldWords(text)).filter(Boolean))];
  return Map.groupBy(
    labels.toSorted((one, other) => other.length - one.length),
    firstWord,
  );
});

/** Whether a text of a page is nothing but labels of its links in a row: `About Docs Contribute News`. */
export function isLinkRow(text: string, page: Page): boolean {
  const labels = labelsOf(page);
  let taken = 0;
  for (let rest = `${foldWords(text)} `; rest !== ''; taken += 1) {
    const label = labels.get(firstWord(rest))?.find((one) => rest.startsWith(`${one} `));
    if (label === undefined) return false;
    rest = rest.slice(label.length + 1);
  }
  return taken >= FEWEST_LABELS;
}
