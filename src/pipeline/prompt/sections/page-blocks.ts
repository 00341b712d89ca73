import type { PromptBlock } from '#contracts/prompt.ts';
import { block, lines, paragraphs } from '../block.ts';
import type { EditedPage } from '../copy/edit-pages.ts';
import { pricesIn } from '../copy/prices.ts';
import type { Wording } from './wording.ts';

/** Where a page's copy is: wholly in its block, or wholly in `CONTENT.md`. */
export type PageRest = {
  path: string;
  url: string;
  isInFile: boolean;
  /** Sections whose text is only on today's page; `''` is the rest of the last section. [] unless the strategy is of an older version. */
  onPage: string[];
  /** Sections that another page's copy gives. */
  repeats: string[];
};

/** Long texts that visitors read rather than act on: they are in the file from so many characters on. */
const READING = new Set(['article', 'docs', 'legal']);
const READING_LENGTH = 700;
/** Length up to which pages share a block unless the builder says otherwise. Design default. */
const GROUP_LENGTH = 1_800;
/** So many prices of a page are worth a check of their own, and are named in it. */
const FEWEST_PRICES = 2;
const PRICES = 10;

const lengthOf = (sections: readonly string[]) => sections.join('\n\n').length;

/** Which pages go to the file: texts to read, those taken over word for word, and of the others, the first in `rank` first, what does not fit. */
function pagesForFile(
  pages: readonly EditedPage[],
  lengths: ReadonlyMap<EditedPage, number>,
  { budget, rank }: { budget: number; rank?: (path: string) => number },
): Set<EditedPage> {
  let used = 0;
  const lengthOfPage = (page: EditedPage) => lengths.get(page) ?? 0;
  const ranked = rank
    ? pages.toSorted((one, other) => rank(one.path) - rank(other.path) || lengthOfPage(one) - lengthOfPage(other))
    : pages;
  return new Set(
    ranked.filter((page) => {
      const { type, whole, sections } = page;
      const length = lengthOfPage(page);
      // What a strategist wrote is the new site: a builder has it where it builds the page.
      const isNew = sections.some(({ isWritten }) => isWritten);
      const isText = (whole.length > 0 && !isNew) || (READING.has(type) && length > READING_LENGTH);
      if (isText || used + length > budget) return isText || length > 0;
      used += length;
      return false;
    }),
  );
}

/** The amounts of money that a page shows, for its check; '' where a single one needs none. */
export function pagePrices({ sections }: EditedPage): string {
  const amounts = pricesIn(sections.flatMap(({ text, items }) => [...text, ...items]));
  return amounts.length < FEWEST_PRICES ? '' : amounts.slice(0, PRICES).join(' · ');
}

type PageTexts = { sections: readonly string[]; isInFile: boolean; unplaced: readonly string[] };

function pageText(page: EditedPage, { sections, isInFile, unplaced }: PageTexts, { page: words }: Wording): string {
  const { path, url, repeats, rest } = page;
  if (isInFile) return lines(words.heading({ ...page, sections: [] }), words.rest({ path, url, isInFile, onPage: [], repeats: [] }));
  const prices = pagePrices(page);
  return paragraphs(
    words.heading(page),
    ...sections,
    words.rest({ path, url, isInFile, onPage: rest, repeats }),
    words.unplaced?.(unplaced),
    prices && words.prices(prices),
  );
}

/** Consecutive pages share a block up to `most` characters. */
function groupPages<T extends { text: string }>(pages: readonly T[], most: number): T[][] {
  const groups: T[][] = [];
  for (const page of pages) {
    const last = groups.at(-1);
    const size = (last ?? []).reduce((sum, { text }) => sum + text.length, page.text.length);
    if (last && size <= most) last.push(page);
    else groups.push([page]);
  }
  return groups;
}

/**
 * The pages below the home page as follow-ups, each with its whole edited copy while that fits into `budget` characters in all; the copy
 * of the others is in `CONTENT.md`, and their block says so. `rank`: smaller for pages whose copy is given first. Small pages share a block.
 * `unplaced`: what of a page's text today is in none of the copies.
 */
export function pageBlocks(
  pages: readonly EditedPage[],
  wording: Wording,
  words: {
    title(paths: string[]): string;
    budget: number;
    group?: number;
    rank?: (path: string) => number;
    unplaced?: (path: string) => readonly string[];
  },
): PromptBlock[] {
  const rendered = pages.map((page) => page.sections.map(wording.section));
  const inFile = pagesForFile(pages, new Map(pages.map((page, at) => [page, lengthOf(rendered[at] ?? [])])), words);
  const texts = pages.map((page, at) => ({
    path: page.path,
    text: pageText(
      page,
      { sections: rendered[at] ?? [], isInFile: inFile.has(page), unplaced: words.unplaced?.(page.path) ?? [] },
      wording,
    ),
  }));
  return groupPages(texts, words.group ?? GROUP_LENGTH).map((group, at) => {
    const title = words.title(group.map(({ path }) => path));
    return block(`page-${at + 1}`, 'follow-up', title, paragraphs(...group.map(({ text }) => text)));
  });
}
