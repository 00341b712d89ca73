import type { PromptBlock } from '#contracts/prompt.ts';
import { targetLength } from './length.ts';
import type { PromptContext } from './prompt-context.ts';

const HEADING_LENGTH = 24;
/** For the document's first line. */
const MARGIN = 200;
/** Characters that the pages get in any case. */
const FEWEST_FOR_PAGES = 3_000;

/** Parts of a document: `shown` is the text of all other parts, which need not be given again. */
type Parts = {
  opening(shown: string): PromptBlock[];
  /** The follow-ups for pages, their copy within so many characters. */
  pages(budget: number): PromptBlock[];
  closing(shown: string): PromptBlock[];
};

const textOf = (blocks: readonly PromptBlock[]) => blocks.map(({ text }) => text).join('\n');

const lengthOf = (blocks: readonly PromptBlock[]) =>
  blocks.reduce((sum, { text, title }) => sum + text.length + title.length + HEADING_LENGTH, 0);

/** Smaller budgets, in case the first was too large: what the pages lose may be listed elsewhere. */
const tries = (budget: number) => [0.85, 0.7, 0.5].map((share) => Math.max(FEWEST_FOR_PAGES, budget * share));

/** Opening, pages and closing in this order; the pages get the characters that the others leave. */
export function assemble(context: PromptContext, { opening, pages, closing }: Parts): PromptBlock[] {
  const whole = pages(Number.POSITIVE_INFINITY);
  const room = targetLength(context.strategy) - MARGIN;
  const compose = (budget: number) => {
    const fitted = pages(budget);
    // What the pages lose is listed with the other facts.
    const start = opening(textOf(fitted));
    return [...start, ...fitted, ...closing(textOf([...start, ...fitted]))];
  };
  const first = compose(Number.POSITIVE_INFINITY);
  const spare = room - lengthOf(first);
  if (spare >= 0) return first;
  // Headings, checks and what moves from the pages to other blocks take some of it: the second try knows how much.
  const copy = lengthOf(whole) - lengthOf(pages(0));
  const budget = Math.max(FEWEST_FOR_PAGES, copy + spare);
  return tries(budget).reduce((best, next) => (lengthOf(best) <= room ? best : compose(next)), compose(budget));
}
