import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import type { ContentForm, ContentImage, ContentLink, ContentValue } from '#contracts/site-content.ts';
import { textsOn } from '../verify/compare/comparison.ts';

/** What a page is compared by, in reading order. Hidden elements are left out. */
export type PageContent = {
  path: string;
  texts: string[];
  data: ContentValue[];
  links: ContentLink[];
  forms: ContentForm[];
  images: ContentImage[];
};

/** What a site is compared by word by word. */
export type Content = { robotsTxt: string; pages: PageContent[] };

/** Path and query of an address; other schemes as they are. */
export const pathIn = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed?.protocol.startsWith('http') ? `${parsed.pathname}${parsed.search}` : url;
};

/** The leaves of structured data, each by its way through the document. */
function leavesOf(value: unknown, way: string): [string, string][] {
  if (value === null || typeof value !== 'object') return [[way, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, Array.isArray(value) ? way : `${way}.${key}`));
}

const headOf = (page: Page): [string, string][] => [
  ['Canonical address', page.canonical === null ? '' : pathIn(page.canonical)],
  ['Robots', page.robots],
  ['Language', page.lang ?? ''],
  ...Object.entries(page.meta),
];

/** Each entry once, where it is first. */
function once<T>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter((entry) => {
    const key = JSON.stringify(entry);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

const valuesOf = (list: [string, string][]) => once(list.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value })));

/** What a page is compared by. */
export function pageContent(page: Page): PageContent {
  const shown = <T extends { hidden: boolean }>(list: readonly T[]) => list.filter(({ hidden }) => !hidden);
  const targets = <T extends { target: string }>(list: readonly T[]) => once(list.filter(({ target }) => target !== ''));
  return {
    path: page.path,
    texts: textsOn(page, page.path).map(({ text }) => text),
    data: [...valuesOf(headOf(page)), ...valuesOf(page.structuredData.flatMap(({ data, format }) => leavesOf(data, format)))],
    links: targets(
      shown(page.links)
        .filter(({ text }) => text !== '')
        .map(({ text, href }) => ({ text, target: pathIn(href) })),
    ),
    forms: targets(shown(page.forms).map(({ purpose, action }) => ({ purpose, target: pathIn(action) }))),
    images: once(shown(page.images).map(({ src, alt }) => ({ src, alt }))),
  };
}

/** What a site is compared by, from its pages. */
export function contentOf(site: Site): Content {
  return { robotsTxt: site.robots.text, pages: site.pages.map(pageContent) };
}
