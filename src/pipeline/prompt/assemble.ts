import type { PromptBlock } from '#contracts/prompt.ts';
import { pagesBudget } from './length.ts';
import type { PromptContext } from './prompt-context.ts';

/** Parts of a document: `shown` is the text of all other parts, which need not be given again. */
type Parts = {
  opening(shown: string): PromptBlock[];
  /** The follow-ups for pages, their copy within so many characters. */
  pages(budget: number): PromptBlock[];
  closing(shown: string): PromptBlock[];
};

const textOf = (blocks: readonly PromptBlock[]) => blocks.map(({ text }) => text).join('\n');

/** Opening, pages and closing in this order; the pages get the characters that the others leave. */
export function assemble(context: PromptContext, { opening, pages, closing }: Parts): PromptBlock[] {
  const whole = pages(Number.POSITIVE_INFINITY);
  const start = opening(textOf(whole));
  const fitted = pages(pagesBudget(context, [...start, ...closing(textOf([...start, ...whole]))]));
  return [...start, ...fitted, ...closing(textOf([...start, ...fitted]))];
}
