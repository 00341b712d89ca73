import type { Evidence } from '#contracts/evidence.ts';
import type { Page } from '#contracts/page.ts';
import { shorten } from '#text/truncate.ts';
import { distinctBy } from '#text/words.ts';
import { evidenceAt } from '../read-site.ts';

/** A figure that is only in the code of a counter, with what it counts. */
export type CounterFigure = { text: string; path: string; evidence: Evidence };

const LENGTH = 70;

/** The words of a counter: its own block, and the next one where that is the figure alone. */
function wordsOf({ blocks }: Page, figure: string, selector: string): string {
  const at = blocks.findIndex(
    (block) => block.text.includes(figure) && (block.selector === selector || selector.startsWith(`${block.selector} `)),
  );
  const own = blocks[at]?.text ?? figure;
  return shorten(own === figure && at >= 0 ? `${own} ${blocks[at + 1]?.text ?? ''}`.trim() : own, LENGTH);
}

/** Figures that visitors were not seen to read: the page shows 0 until a script counts up to them. */
export function counterFigures(pages: readonly Page[]): CounterFigure[] {
  const all = pages.flatMap((page) =>
    (page.counters ?? []).map(({ figure, selector }) => {
      const text = wordsOf(page, figure, selector);
      return { text, path: page.path, evidence: evidenceAt(page, selector, text) };
    }),
  );
  return distinctBy(all, ({ text }) => text);
}
