import type { Heading, Page, TextBlock } from '#contracts/page.ts';
import { sectionsOf } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, splitWords } from '#text/segment.ts';
import { type DeclaredEntity, declaredEntities } from './reader/facts/declared.ts';
import { stripPromptInjection } from './strip-prompt-injection.ts';

/** A heading with its blocks and the headings above it. */
export type Section = {
  page: Page;
  heading: Heading | null;
  /** Short line right above the heading, a label such as "Our services"; null when there is none. */
  eyebrow: TextBlock | null;
  trail: { heading: Heading; eyebrow: TextBlock | null }[];
  blocks: TextBlock[];
};

/** A page prepared for the analyst: content without the parts that repeat on every page. */
export type PageReading = {
  page: Page;
  sections: Section[];
  content: TextBlock[];
  words: number;
};

/** The site as the analyst reads it, prepared once. */
export type Reading = {
  site: Site;
  /** Answered pages, the home page first. */
  pages: PageReading[];
  home: PageReading | undefined;
  /** Texts (compared form) that stand on most pages: menus, banners, footers. */
  repeated: ReadonlySet<string>;
  declared: DeclaredEntity[];
  language: string;
  /** The first text of each page that gives instructions to language models; such texts are left out of all the rest. */
  injections: string[];
};

/** Share of the pages from which on a text counts as part of the frame. */
const REPEATED_SHARE = 0.6;

/** Prepares the site for reading: answered pages only, hidden text and orders to language models left out, repeated parts known. */
export function readSite(rawSite: Site): Reading {
  const sanitized = rawSite.pages.map(stripPromptInjection);
  const injections = sanitized.map(({ injection }) => injection).filter((text) => text !== '');
  const site = injections.length > 0 ? { ...rawSite, pages: sanitized.map(({ page }) => page) } : rawSite;
  const answered = sanitized.filter(({ page }) => page.status < 400).map(({ page }) => withLegalType(page));
  const ordered = answered.sort((a, b) => rank(a, site) - rank(b, site));
  const repeated = repeatedTexts(ordered);
  const readings = ordered.map((page) => readPage(page, repeated));
  const [home] = readings;
  return { site, pages: readings, home, repeated, declared: declaredEntities(ordered), language: mainLanguage(ordered, site), injections };
}

/** Pages whose title or first heading is that of a legal text are read as legal, whatever their address. */
function withLegalType(page: Page): Page {
  if (page.type === 'legal' || page.type === 'home') return page;
  const first = page.headings.find((heading) => !heading.hidden && heading.level === 1)?.text ?? '';
  const isLegal = [first, ...(page.title ?? '').split(/\s+[|–—-]\s+/)].some((text) => hasTerm(text, 'legal-pages'));
  return isLegal ? { ...page, type: 'legal' } : page;
}

function rank(page: Page, site: Site): number {
  return page.url === site.url ? 0 : page.type === 'home' && page.depth === 0 ? 1 : 2;
}

function repeatedTexts(pages: readonly Page[]): Set<string> {
  const seen = new Map<string, number>();
  for (const page of pages) {
    for (const text of new Set(page.blocks.map((block) => foldWords(block.text)))) seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  const least = Math.max(3, Math.ceil(pages.length * REPEATED_SHARE));
  return new Set([...seen].filter(([, pagesWithIt]) => pagesWithIt >= least).map(([text]) => text));
}

function readPage(page: Page, repeated: ReadonlySet<string>): PageReading {
  const visible = truncateText(page.blocks.filter((block) => !block.hidden));
  const inMain = visible.filter((block) => block.region === 'main' || block.region === 'aside');
  // Some pages put everything into a header or nav element: then the region says nothing.
  const mainWords = inMain.reduce((sum, block) => sum + countWords(block.text), 0);
  const allWords = visible.reduce((sum, block) => sum + countWords(block.text), 0);
  const trustRegion = mainWords >= allWords * 0.3 || mainWords > 300;
  const isContent = (block: TextBlock) =>
    !repeated.has(foldWords(block.text)) &&
    !hasTerm(block.text, 'placeholder-text') &&
    !isActionBlock(block, actions) &&
    (trustRegion ? block.region === 'main' || block.region === 'aside' || isHero(block) : block.region !== 'footer');
  const actions = actionTexts(page);
  const sections: Section[] = [];
  const trail: Section['trail'] = [];
  let lastLine: TextBlock | null = null;
  for (const section of sectionsOf({ ...page, blocks: visible })) {
    const { heading } = section;
    if (heading) {
      while (trail.length > 0 && (trail.at(-1)?.heading.level ?? 0) >= heading.level) trail.pop();
    }
    const eyebrow = heading && lastLine && isAdjacent(lastLine, heading) ? lastLine : null;
    lastLine = labelOf(section.blocks.at(-1), actions);
    const blocks = section.blocks.filter(isContent);
    const kept = heading !== null && heading.region !== 'footer' && !(repeated.has(foldWords(heading.text)) && page.type !== 'home');
    if (kept || blocks.length > 0) sections.push({ page, heading: kept ? heading : null, eyebrow, trail: [...trail], blocks });
    if (heading) trail.push({ heading, eyebrow });
  }
  const content = visible.filter(isContent);
  const words = content.reduce((sum, block) => sum + countWords(block.text), 0);
  return { page, sections, content, words };
}

/** Words of a page that are read: who has not said what the business is by then does not say it later. Legal texts and manuals are longer. */
const MAX_PAGE_WORDS = 4_000;

function truncateText(blocks: readonly TextBlock[]): TextBlock[] {
  let words = 0;
  return blocks.filter((block) => {
    const isRead = words < MAX_PAGE_WORDS;
    if (isRead) words += countWords(block.text);
    return isRead;
  });
}

/** The block, when it is a short line that could label the heading after it and is no link or button. */
function labelOf(block: TextBlock | undefined, actions: ReadonlySet<string>): TextBlock | null {
  const isLabel = block !== undefined && block.text.length <= 40 && !/[.!?:,]$/.test(block.text) && !actions.has(foldWords(block.text));
  return isLabel ? block : null;
}

/** Elements of a list, table or quotation: their last line belongs to them, not to the heading after them. */
const SELF_CONTAINED_TAGS = /^(li|dt|dd|td|th|tr|blockquote|option)$/;

/** Whether a line stands in a box that also holds the heading after it, or in a box of its own there: else it ends what comes before. */
function isAdjacent(line: TextBlock, heading: Heading): boolean {
  if (SELF_CONTAINED_TAGS.test(line.tag)) return false;
  const [box, own] = [parentOf(line.selector), parentOf(heading.selector)];
  return own === '' || box === '' || own === box || own.startsWith(`${box} > `) || parentOf(box) === own;
}

const parentOf = (selector: string): string => selector.slice(0, Math.max(0, selector.lastIndexOf(' > ')));

/** Longest text of a link or button that counts as an action, in words. */
const MAX_ACTION_WORDS = 6;

/** Texts of short links and buttons (compared form). */
function actionTexts(page: Page): Set<string> {
  const texts = [...page.links, ...page.buttons].map((one) => foldWords(one.text));
  return new Set(texts.filter((text) => text !== '' && text.split(' ').length <= MAX_ACTION_WORDS));
}

/** A block of nothing but at least two links or buttons in a row: a menu or a pair of calls to action, no text to read. */
function isActionBlock(block: TextBlock, actions: ReadonlySet<string>): boolean {
  if (/^(h[1-6]|li|td|th|dt|dd|blockquote)$/.test(block.tag) || block.text.length > 250) return false;
  const words = splitWords(block.text);
  let taken = 0;
  for (let at = 0; at < words.length; taken += 1) {
    let length = Math.min(MAX_ACTION_WORDS, words.length - at);
    while (length > 0 && !actions.has(words.slice(at, at + length).join(' '))) length -= 1;
    if (length === 0) return false;
    at += length;
  }
  return taken >= 2;
}

/** A header element often holds the headline and its subtitle: these are content, its menu is not. */
function isHero(block: TextBlock): boolean {
  return block.region === 'header' && (/^(h[1-6]|p|blockquote)$/.test(block.tag) || countWords(block.text) >= 8);
}

function mainLanguage(pages: readonly Page[], site: Site): string {
  const detected = new Map<string, number>();
  for (const page of pages) {
    const code = (page.detectedLanguage ?? page.lang ?? '').slice(0, 2).toLowerCase();
    if (code !== '') detected.set(code, (detected.get(code) ?? 0) + Math.min(page.wordCount, 500));
  }
  const best = [...detected].sort((a, b) => b[1] - a[1])[0];
  return best?.[0] ?? site.languages[0] ?? 'en';
}
