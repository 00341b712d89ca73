import type { PromptBlock } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { PromptContext } from './prompt-context.ts';

/** What a person can use for a site of up to twelve pages: before the follow-ups for pages, and in all. Design defaults. */
export const OPENING_LENGTH = 20_000;
const WHOLE_LENGTH = 40_000;
/** Kept free for what the copy of pages is not counted in. */
const SPARE = 600;
const PAGES = 12;
/** Each further page that was read adds its copy, each known one its line. */
const PAGE_LENGTH = 1_500;
const LINE_LENGTH = 120;
const HEADING_LENGTH = 60;
const FEWEST_FOR_PAGES = 4_000;

/** Characters a whole prompt may have. */
export function wholeLength({ evaluate, engineer }: Pick<Strategy, 'evaluate' | 'engineer'>): number {
  const read = Math.max(0, evaluate.pagesRead - PAGES);
  const known = Math.max(0, engineer.pagePlan.length - Math.max(PAGES, evaluate.pagesRead));
  return WHOLE_LENGTH + read * PAGE_LENGTH + known * LINE_LENGTH;
}

/** Characters for the copy of the pages next to the other blocks. */
export function pagesBudget({ strategy }: PromptContext, others: readonly PromptBlock[]): number {
  const used = others.reduce((sum, { text, title }) => sum + text.length + title.length + HEADING_LENGTH, 0);
  // Headings and checks of the pages themselves.
  const around = strategy.craft.pages.length * 450;
  return Math.max(FEWEST_FOR_PAGES, wholeLength(strategy) - SPARE - used - around);
}
