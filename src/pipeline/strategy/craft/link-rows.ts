import type { Page } from '#contracts/page.ts';
import { oncePerObject } from '#text/memoize.ts';
import { foldWords } from '#text/normalize.ts';

/** From so many labels in one line on it is a menu. */
const FEWEST_LABELS = 3;

const labelsOf = oncePerObject((page: Page): ReadonlySet<string> => new Set(page.links.map(({ text }) => foldWords(text)).filter(Boolean)));

/** Whether a text of a page is nothing but labels of its links in a row: `About Docs Contribute News`. */
export function isLinkRow(text: string, page: Page): boolean {
  const labels = labelsOf(page);
  const words = foldWords(text).split(' ');
  let taken = 0;
  for (let at = 0; at < words.length; taken += 1) {
    const length = words.slice(at).findLastIndex((_, step) => labels.has(words.slice(at, at + step + 1).join(' '))) + 1;
    if (length === 0) return false;
    at += length;
  }
  return taken >= FEWEST_LABELS;
}
