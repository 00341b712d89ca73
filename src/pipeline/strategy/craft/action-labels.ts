import type { Page, PageLink, TextBlock } from '#contracts/page.ts';
import { isContactLink } from '#text/address.ts';
import { hasNumber } from '#text/characters.ts';
import { oncePerObject } from '#text/memoize.ts';
import { comparable, comparableOf } from '#text/words.ts';

/** A row of buttons, or of a form's labels, has few words, and each of them fewer. */
const MOST_WORDS = 40;
const LABEL_WORDS = 10;

const ARROWS = '→➔➜›»';

/** Whether a link is drawn or worded as an action: a button, an arrow at its end, or a way to write or call that does not show the address. */
const isAction = ({ buttonLike, href, text }: PageLink) =>
  buttonLike || ARROWS.includes(text.at(-1) ?? ' ') || (isContactLink(href) && !hasNumber(text) && !text.includes('@'));

/** Labels of what looks like a button or is an action, and of the fields of forms. */
function labelsOf({ links, buttons, callsToAction, forms }: Page): Set<string> {
  const actions = [...links.filter(isAction), ...buttons, ...callsToAction].filter(({ hidden }) => !hidden);
  const fields = forms.flatMap((form) => form.fields.map(({ label }) => label ?? ''));
  return new Set([...actions.map(({ text }) => text), ...fields].map(comparable).filter(Boolean));
}

const firstWord = (text: string) => text.split(' ', 1).join('');

/** Whether words are nothing but labels, one after another. */
function isMadeOf(words: readonly string[], labels: ReadonlySet<string>): boolean {
  const reached = new Set([0]);
  for (const [start] of words.entries()) {
    if (!reached.has(start)) continue;
    for (let end = start + 1; end <= Math.min(words.length, start + LABEL_WORDS); end += 1)
      if (labels.has(words.slice(start, end).join(' '))) reached.add(end);
  }
  return reached.has(words.length);
}

/** Tells the blocks of a page that only repeat its buttons or the labels of a form: they are drawn as such, and are no copy. */
export const createActionTest = oncePerObject((page: Page): ((block: TextBlock) => boolean) => {
  const labels = labelsOf(page);
  const firstWords = new Set([...labels].map(firstWord));
  return (block) => {
    const text = comparableOf(block);
    if (!firstWords.has(firstWord(text))) return false;
    const words = text.split(' ').filter(Boolean);
    return words.length > 0 && words.length <= MOST_WORDS && isMadeOf(words, labels);
  };
});
