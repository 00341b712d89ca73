import type { Page, RenderedDifference } from '#contracts/page.ts';

/** Fewer words than this is no page of a business: the rest may come with its scripts. */
const THIN_WORDS = 80;
/** Share of words that scripts add, from which on a page is taken as its scripts made it. */
const MUCH_ADDED = 0.5;
/** Words that a banner, a counter or a widget adds to any page. */
const INCIDENTAL_WORDS = 30;

/** Whether the HTML as served says so little that its scripts probably say the rest. A page without scripts is what it is. */
export function isThin({ resources, wordCount, links, headings }: Page): boolean {
  if (!resources.some(({ kind }) => kind === 'script')) return false;
  if (wordCount < THIN_WORDS) return true;
  return !links.some(({ internal, hidden }) => internal && !hidden) || !headings.some(({ hidden }) => !hidden);
}

/** Whether scripts add a good part of the words. */
export function addsManyWords({ addedWords }: RenderedDifference, rawWords: number): boolean {
  return addedWords > INCIDENTAL_WORDS && addedWords > rawWords * MUCH_ADDED;
}

/** Whether a home page shows that its site leaves to scripts what belongs into the HTML: then no page can be judged without them. */
export function needsScripts({ rendered, wordCount }: Page): boolean {
  return rendered !== null && (rendered.onlyRendered.length > 0 || addsManyWords(rendered, Math.max(0, wordCount - rendered.addedWords)));
}
