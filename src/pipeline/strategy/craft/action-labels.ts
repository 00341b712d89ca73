import type { Page, TextBlock } from '#contracts/page.ts';
import { comparable, comparableOf } from '../words.ts';

/** A row of buttons has few words. */
const MOST_WORDS = 16;

/** Labels of what looks like a button or is an action, longest first. */
function labelsOf({ links, buttons, callsToAction }: Page): string[] {
  const texts = [...links.filter(({ buttonLike }) => buttonLike), ...buttons, ...callsToAction].filter(({ hidden }) => !hidden);
  const labels = new Set(texts.map(({ text }) => comparable(text)).filter(Boolean));
  return [...labels].sort((one, other) => other.length - one.length);
}

/** Whether words are nothing but labels, one after another. */
function isMadeOf(words: string, labels: readonly string[]): boolean {
  if (words === '') return true;
  return labels.some(
    (label) => (words === label || words.startsWith(`${label} `)) && isMadeOf(words.slice(label.length).trimStart(), labels),
  );
}

/** Tells the blocks of a page that only repeat its buttons: they are drawn as buttons, and are no copy. */
export function createActionTest(page: Page): (block: TextBlock) => boolean {
  const labels = labelsOf(page);
  return (block) => {
    const words = comparableOf(block);
    return words !== '' && words.split(' ').length <= MOST_WORDS && isMadeOf(words, labels);
  };
}
