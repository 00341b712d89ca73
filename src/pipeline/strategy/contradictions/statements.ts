import type { Evidence } from '#contracts/evidence.ts';
import type { Page, PageType } from '#contracts/page.ts';
import { oncePerObject } from '#text/memoize.ts';
import { splitSentences } from '#text/segment.ts';
import { comparable, distinctBy } from '#text/words.ts';
import { evidenceAt, type Reading } from '../read-site.ts';

/** A sentence of a page. */
export type Statement = { text: string; path: string; evidence: Evidence };

/** Pages whose sentences are about something else, or hold once and for all. */
const LEFT_OUT = new Set<PageType>(['article', 'blog', 'legal', 'docs']);

/** Every sentence that the pages say of the business, each text once a page; read once. */
export function statementsOf({ pages }: Pick<Reading, 'pages'>): readonly Statement[] {
  return statementsOn(pages);
}

const statementsOn = oncePerObject((pages: Reading['pages']): readonly Statement[] => {
  const all = pages.filter(({ page }) => !LEFT_OUT.has(page.type)).flatMap(({ page }) => sentencesOf(page));
  return distinctBy(all, ({ key }) => key).map(({ statement }) => statement);
});

/** The sentences of a page, each with what tells it apart from those of all pages. */
const sentencesOf = oncePerObject((page: Page): { statement: Statement; key: string }[] =>
  page.blocks
    .filter((block) => !block.hidden)
    .flatMap((block) =>
      splitSentences(block.text).map((text) => ({
        statement: { text, path: page.path, evidence: evidenceAt(page, block.selector, text) },
        key: `${page.path} ${comparable(text)}`,
      })),
    ),
);
