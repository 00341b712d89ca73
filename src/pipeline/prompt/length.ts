import type { PromptBlock } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { isWritten } from './is-written.ts';

/** What a person can use for a site of up to twelve pages: before the follow-ups for pages, and in all. Design defaults. */
export const OPENING_LENGTH = 20_000;
const WHOLE_LENGTH = 40_000;
const PAGES = 12;
/** Known pages that fit without more characters: one line names several. */
const KNOWN_PAGES = 40;
/** Each further page that was read adds its copy, each known one its line. */
const PAGE_LENGTH = 1_500;
const LINE_LENGTH = 120;

/** Characters a whole prompt may have. */
export function wholeLength({ evaluate, engineer }: Pick<Strategy, 'evaluate' | 'engineer'>): number {
  const read = Math.max(0, evaluate.pagesRead - PAGES);
  const known = Math.max(0, engineer.pagePlan.length - KNOWN_PAGES);
  return WHOLE_LENGTH + read * PAGE_LENGTH + known * LINE_LENGTH;
}

/** What a person reads and a builder keeps in mind: a site of twelve pages, and the head data of each further one. Design defaults. */
const TARGET_LENGTH = 24_500;
/** The same where a strategist wrote the copy: it is the new site, and a builder reads it where it builds the page. Design default. */
const WRITTEN_LENGTH = 39_000;
const HEAD_LENGTH = 500;
/** Characters that pages and everything around them need to be useful; texts that are not edited go to a file beyond that. Design defaults. */
const AROUND_PAGES = 9_000;
const USEFUL_PAGE = 1_700;

/** Characters to aim at, with a strategist's copy or today's texts: what does not fit is in a file that goes with the prompt. */
export function targetLength(strategy: Pick<Strategy, 'evaluate' | 'engineer' | 'writer'>): number {
  const { pagesRead } = strategy.evaluate;
  const aim = isWritten(strategy) ? WRITTEN_LENGTH : TARGET_LENGTH;
  const most = Math.min(wholeLength(strategy), aim + Math.max(0, pagesRead - PAGES) * HEAD_LENGTH);
  return isWritten(strategy) ? most : Math.min(most, AROUND_PAGES + pagesRead * USEFUL_PAGE);
}

/** Opens the copy of the other pages in a prompt that is one message. */
export const FURTHER_PAGES = '# The other pages';

/** Characters before the copy of the pages below the home page. */
export function openingLength(blocks: readonly Pick<PromptBlock, 'id' | 'text'>[]): number {
  const end = blocks.findIndex(({ id }) => id.startsWith('page-'));
  return blocks.slice(0, Math.max(1, end)).reduce((sum, { text }) => {
    const at = text.indexOf(`${FURTHER_PAGES}\n`);
    return sum + (at < 0 ? text.length : at);
  }, 0);
}
