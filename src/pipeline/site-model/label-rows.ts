import type { Page } from '#contracts/page.ts';
import { foldWords } from '#text/normalize.ts';
import { endsSentence } from '#text/segment.ts';

const MAX_LABEL_LENGTH = 30;
const MAX_ROW_LENGTH = 300;
/** From this many different labels on, a line is a row of links or tabs, not a sentence. */
const MIN_ROW_LABELS = 2;
const MIN_ROW_WORDS = 3;
/** Share of a row's letters that may belong to no label. */
const LOOSE_SHARE = 0.15;

/**
 * Returns a test for texts that are only labels of the page's own links, buttons and headings in a row: a menu or tabs that were
 * crawled as a paragraph.
 */
export function labelRows(page: Page): (text: string) => boolean {
  const texts = [...page.headings, ...page.links, ...page.buttons].map(({ text }) => text);
  const labels = [...new Set(texts.filter((text) => text.length > 2 && text.length <= MAX_LABEL_LENGTH))].map(splitFolded);
  const byFirstWord = Map.groupBy(
    labels.sort((a, b) => b.length - a.length),
    ([first]) => first,
  );
  return (text) => {
    if (text.length > MAX_ROW_LENGTH || endsSentence(text)) return false;
    const words = splitFolded(text);
    if (words.length < MIN_ROW_WORDS || !byFirstWord.has(words[0])) return false;
    const mostLoose = words.join('').length * LOOSE_SHARE;
    const found = new Set<string>();
    let loose = 0;
    for (let at = 0; at < words.length && loose < mostLoose; ) {
      const label = byFirstWord.get(words[at])?.find((own) => own.every((word, step) => words[at + step] === word));
      if (label) found.add(label.join(' '));
      else loose += words[at]?.length ?? 0;
      at += label?.length ?? 1;
    }
    return found.size >= MIN_ROW_LABELS && loose < mostLoose;
  };
}

const splitFolded = (text: string) => foldWords(text).split(' ');
