import type { PageSection } from '#contracts/page.ts';
import { oncePerObject } from '#text/memoize.ts';
import { endsSentence } from '#text/segment.ts';
import type { Words } from '../html.ts';
import { foldLetters } from '../sources/site-texts.ts';
import type { DrawContext } from './draw-context.ts';
import type { SectionContent } from './page-content.ts';

/** Shorter texts are labels, and begin many others. */
const FEWEST_LETTERS = 40;
/** Sections that say little on purpose. */
const SHORT = new Set(['hero', 'proof-cue']);
/** A longer text of an opening goes to a section of its own. Letters. */
const LONGEST_LEAD = 340;
const PAGE = 'page:';
/** Longest text of one entry. */
const LONGEST = 4_000;

/** Between parts of a text that are no sentences. */
export const SEPARATOR = ' · ';

/** Texts in one: sentences follow each other, other parts are set apart. */
export const joinTexts = (texts: readonly string[]): string =>
  texts.reduce((all, text) => (all === '' ? text : `${all}${endsSentence(all) ? ' ' : SEPARATOR}${text}`), '');

/** The longer text that begins with these words; undefined where they are whole. */
function longerOf(words: Words, texts: readonly FoldedText[]): string | undefined {
  const own = foldLetters(words.text);
  if (own.length < FEWEST_LETTERS) return undefined;
  const longer = texts.filter(({ folded }) => folded.startsWith(own));
  return longer.some(({ folded }) => folded.length === own.length) ? undefined : longer[0]?.text;
}

/** A text with the letters by which it is compared. */
type FoldedText = { text: string; folded: string };
const fold = (texts: readonly string[]): FoldedText[] =>
  texts.filter((text) => text.length <= LONGEST).map((text) => ({ text, folded: foldLetters(text) }));

type Parts = readonly PageSection[];

/** Finds whole texts on one page: in its blocks, and in all blocks below a title. */
const wholeFinder = oncePerObject((parts: Parts): ((words: Words, title: Words | null) => string | undefined) => {
  const blocks = fold(parts.flatMap((part) => part.blocks.map(({ text }) => text)));
  const below = new Map(
    parts.map((part) => [foldLetters(part.heading?.text ?? ''), fold([joinTexts(part.blocks.map(({ text }) => text))])]),
  );
  return (words, title) => {
    const under = title ? below.get(foldLetters(title.text)) : undefined;
    return longerOf(words, under ? [...blocks, ...under] : blocks);
  };
});

/**
 * Texts that the plan shortened, whole again: it cuts what would fill a prompt, and says that the rest of the page is carried over. A
 * paragraph is one block of the stored page it is from, an entry all blocks below its title. `isHidden`: whether a text may not be shown.
 */
export function restoreWholeTexts(
  drawn: readonly SectionContent[],
  partsOf: (path: string) => Parts,
  { isHidden, context }: { isHidden: (text: string) => boolean; context: DrawContext },
): void {
  const whole = (words: Words, title: Words | null): Words => {
    if (!words.from.startsWith(PAGE)) return words;
    const path = words.from.slice(PAGE.length);
    const found = wholeFinder(partsOf(path))(words, title);
    return (found && !isHidden(found) && context.say(found, path)) || words;
  };
  for (const section of drawn) {
    const isShort = ({ text }: Words) => SHORT.has(section.kind) && text.length <= LONGEST_LEAD;
    section.text = section.text.map((words) => (isShort(words) ? words : whole(words, null)));
    if (SHORT.has(section.kind)) continue;
    section.entries = section.entries.map((entry) => ({ ...entry, text: entry.text && whole(entry.text, entry.title) }));
  }
}
