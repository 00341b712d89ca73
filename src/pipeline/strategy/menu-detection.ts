import type { Page } from '#contracts/page.ts';
import { comparable } from './words.ts';

const LONGEST_LABEL = 30;
const LONGEST_ROW = 300;
/** From so many labels in one line on, it is a row of links or tabs, not a sentence. */
const ROW_LABELS = 2;
const ROW_WORDS = 3;
/** Share of a row's letters that may belong to no label. */
const LOOSE_SHARE = 0.15;

const wordsOf = (text: string) =>
  comparable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Asks of a text whether it is nothing but labels of the page's own links, buttons and headings, one after the other: a menu or a
 * row of tabs that was read as a paragraph.
 */
export function labelRows(page: Page): (text: string) => boolean {
  const texts = [...page.headings, ...page.links, ...page.buttons].map(({ text }) => text);
  const labels = [...new Set(texts.filter((text) => text.length > 2 && text.length <= LONGEST_LABEL))].map(wordsOf);
  const byFirstWord = Map.groupBy(
    labels.sort((a, b) => b.length - a.length),
    ([first]) => first,
  );
  return (text) => {
    if (text.length > LONGEST_ROW || /[.!?。]["”»]?$/u.test(text)) return false;
    const words = wordsOf(text);
    if (words.length < ROW_WORDS || !byFirstWord.has(words[0])) return false;
    const most = words.join('').length * LOOSE_SHARE;
    const found = new Set<string>();
    let loose = 0;
    for (let at = 0; at < words.length && loose < most; ) {
      const label = byFirstWord.get(words[at])?.find((own) => own.every((word, step) => words[at + step] === word));
      if (label) found.add(label.join(' '));
      else loose += words[at]?.length ?? 0;
      at += label?.length ?? 1;
    }
    return found.size >= ROW_LABELS && loose < most;
  };
}
