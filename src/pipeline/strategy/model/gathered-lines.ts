import type { Page } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { counterFigures } from '../contradictions/counter-figures.ts';

/** Lines of each kind. */
const MOST = 80;

const onPages = (paths: Iterable<string>) => {
  const all = [...new Set(paths)];
  return `on ${all.slice(0, 3).join(', ')}${all.length > 3 ? ' and more' : ''}`;
};

/** Each line once, with the pages that have it. */
export function gathered(pages: readonly Page[], linesOf: (page: Page) => string[]): string[] {
  const on = new Map<string, string[]>();
  for (const page of pages) for (const line of linesOf(page)) on.set(line, [...(on.get(line) ?? []), page.path]);
  return [...on].slice(0, MOST).map(([line, paths]) => `${line} | ${onPages(paths)}`);
}

/** Phones, email and postal addresses with the words around them. */
export const contactLines = (pages: readonly Page[]): string[] =>
  gathered(pages, (page) =>
    page.contacts.map(({ kind, value, snippet }) => `contact (${kind}): ${value} | ${foldText(snippet).slice(0, 160)}`),
  );

/** Figures that only the code of a counter has. */
export const counterLines = (pages: readonly Page[]): string[] =>
  counterFigures(pages).map(
    ({ text, path }) =>
      `counter: ${text} | on ${path} | the figure is in the code alone, the page shows 0 until its script runs: the owner confirms it`,
  );

/** Frames of other services, videos and sound. */
export const embedLines = (pages: readonly Page[]): string[] =>
  gathered(pages, (page) =>
    page.resources
      .filter(({ kind }) => kind === 'iframe' || kind === 'video' || kind === 'audio')
      .map(({ kind, url, title }) => `embed (${kind}): ${url}${title ? ` | ${title}` : ''}`),
  );
