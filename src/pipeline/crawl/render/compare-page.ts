import type { Page } from '#contracts/page.ts';
import type { RenderedDifference } from '#contracts/rendered-page.ts';
import { letterRuns } from '#text/characters.ts';
import type { PageFacts } from '../extract/extract-page.ts';

/** Whether a page has a fact. Names as in `RenderedDifference.onlyRendered`. */
const IS_PRESENT: Record<string, (page: PageFacts) => boolean> = {
  title: ({ title }) => hasText(title),
  description: ({ description }) => hasText(description),
  canonical: ({ canonical }) => canonical !== null,
  lang: ({ lang }) => hasText(lang),
  viewport: ({ viewport }) => viewport !== null,
  h1: ({ headings }) => headings.some(({ level, text, hidden }) => level === 1 && text !== '' && !hidden),
  headings: ({ headings }) => headings.some(({ text, hidden }) => text !== '' && !hidden),
  navigation: ({ links }) =>
    links.filter(({ internal, region, hidden }) => internal && !hidden && (region === 'nav' || region === 'header')).length > 1,
  links: ({ links }) => links.some(({ internal, hidden }) => internal && !hidden),
  images: ({ images }) => images.some(({ hidden }) => !hidden),
  forms: ({ forms }) => forms.some(({ hidden }) => !hidden),
  contacts: ({ contacts }) => contacts.length > 0,
  prices: ({ prices }) => prices.length > 0,
  'structured-data': ({ structuredData }) => structuredData.length > 0,
  'open-graph': ({ meta }) => Object.keys(meta).some((name) => name.startsWith('og:')),
};

function hasText(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}

/** How the rendered page differs from the HTML as served. */
export function comparePage(raw: Page, rendered: PageFacts): RenderedDifference {
  const onlyRendered = Object.entries(IS_PRESENT).filter(([, isPresent]) => isPresent(rendered) && !isPresent(raw));
  const mainWords = { served: countMainWords(raw), rendered: countMainWords(rendered) };
  return { addedWords: addedWords(raw, rendered), onlyRendered: onlyRendered.map(([name]) => name), mainWords };
}

function addedWords(raw: Page, rendered: PageFacts): number {
  const known = new Map<string, number>();
  for (const word of wordsOf(raw)) known.set(word, (known.get(word) ?? 0) + 1);
  let added = 0;
  for (const word of wordsOf(rendered)) {
    const left = known.get(word) ?? 0;
    if (left > 0) known.set(word, left - 1);
    else added += 1;
  }
  return added;
}

function countMainWords({ blocks }: Pick<Page, 'blocks'>): number {
  return [...wordsOf({ blocks: blocks.filter(({ region, hidden }) => region === 'main' && !hidden) })].length;
}

function* wordsOf({ blocks }: Pick<Page, 'blocks'>): Generator<string> {
  for (const { text } of blocks) yield* letterRuns(text.toLowerCase());
}
