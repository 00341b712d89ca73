import type { PromptBlock } from '#contracts/prompt.ts';
import { block, paragraphs } from '../block.ts';
import type { EditedPage } from '../copy/edit-pages.ts';
import { pricesIn } from '../copy/prices.ts';
import type { Wording } from './wording.ts';

/** What a page has beyond the copy of its block. */
export type PageRest = {
  path: string;
  url: string;
  /** Sections whose text is in `CONTENT.md`. */
  inFile: string[];
  /** Sections whose text is only on today's page; `''` is the rest of the last section. */
  onPage: string[];
  /** Sections that another page's copy gives. */
  repeats: string[];
};

/** A page of which the first sections that fit are given. */
type FittedPage = { page: EditedPage; sections: string[]; left: string[] };

/** Long texts that visitors read rather than act on: only their opening is given. */
const READING = new Set(['article', 'docs']);
const READING_LENGTH = 700;
/** Longest copy of a page, and length up to which pages share a block unless the builder says otherwise. Design defaults. */
const PAGE_LENGTH = 5_000;
const GROUP_LENGTH = 1_800;
/** So many prices of a page are worth a check of their own, and are named in it. */
const FEWEST_PRICES = 2;
const PRICES = 10;
const FEWEST_LETTERS = 240;

/** Shares a budget: small pages get what they need, the others the same. */
export function shareBudget(lengths: readonly number[], budget: number): number[] {
  const shares = lengths.map(() => 0);
  let left = budget;
  const bySize = lengths.map((length, at) => ({ length, at })).toSorted((a, b) => a.length - b.length);
  for (const [rank, { length, at }] of bySize.entries()) {
    const share = Math.min(length, Math.floor(left / (bySize.length - rank)));
    shares[at] = share;
    left -= share;
  }
  return shares;
}

/** The first lines of a section within so many characters; `fewest` of them in any case. */
function beginningOf(section: string, room: number, fewest: number): string {
  const end = section.lastIndexOf('\n', Math.max(0, room));
  if (end >= FEWEST_LETTERS) return section.slice(0, end);
  const atLeast = section.indexOf('\n', fewest);
  return fewest === 0 ? '' : section.slice(0, atLeast < 0 ? section.length : atLeast);
}

/** As many sections as fit, without a gap; the next one gives its first lines, the first section in any case. */
function fitPage(page: EditedPage, sections: string[], room: number): FittedPage {
  let used = -2;
  const end = sections.findIndex((text) => {
    used += text.length + 2;
    return used > room;
  });
  if (end < 0) return { page, sections, left: [] };
  const next = sections[end] ?? '';
  const beginning = beginningOf(next, room - (used - next.length), end === 0 ? FEWEST_LETTERS : 0);
  const left = page.sections.slice(beginning === next ? end + 1 : end).map(({ heading, name }) => heading || name);
  return { page, sections: [...sections.slice(0, end), ...(beginning === '' ? [] : [beginning])], left };
}

/** The amounts of money that a page shows, for its check; '' where a single one needs none. */
export function pagePrices({ sections }: EditedPage): string {
  const amounts = pricesIn(sections.flatMap(({ text, items }) => [...text, ...items]));
  return amounts.length < FEWEST_PRICES ? '' : amounts.slice(0, PRICES).join(' · ');
}

function pageText({ page, sections, left }: FittedPage, { page: words }: Wording): string {
  const { path, url, repeats, rest } = page;
  const prices = pagePrices(page);
  return paragraphs(
    words.heading(page),
    ...sections,
    words.rest({ path, url, inFile: left, onPage: rest, repeats }),
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
 * The pages below the home page as follow-ups: their edited copy within `budget` characters in all, what is left out and where it is, and
 * the check of its prices. Small pages share a block.
 */
export function pageBlocks(
  pages: readonly EditedPage[],
  wording: Wording,
  words: { title(paths: string[]): string; budget: number; group?: number },
): PromptBlock[] {
  const rendered = pages.map((page) => page.sections.map(wording.section));
  const wanted = pages.map((page, at) =>
    Math.min((rendered[at] ?? []).join('\n\n').length, READING.has(page.type) ? READING_LENGTH : PAGE_LENGTH),
  );
  const rooms = words.budget === Number.POSITIVE_INFINITY ? wanted : shareBudget(wanted, words.budget);
  const texts = pages.map((page, at) => ({
    path: page.path,
    text: pageText(fitPage(page, rendered[at] ?? [], rooms[at] ?? 0), wording),
  }));
  return groupPages(texts, words.group ?? GROUP_LENGTH).map((group, at) => {
    const title = words.title(group.map(({ path }) => path));
    return block(`page-${at + 1}`, 'follow-up', title, paragraphs(...group.map(({ text }) => text)));
  });
}
