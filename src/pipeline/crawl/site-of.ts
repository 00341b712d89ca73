import type { Page } from '#contracts/page.ts';
import type { NavigationItem, Site, UnreadPage } from '#contracts/site.ts';
import { readBrand } from './extract/brand.ts';
import { findFunctions } from './extract/functions.ts';
import { findTechnology } from './extract/technology.ts';
import { plainData } from './plain-data.ts';
import type { Aside } from './read-aside.ts';
import { urlKey } from './url-key.ts';

const MAX_UNREAD = 500;
const MAX_NAVIGATION = 80;

/** Everything a site is put together from. */
export type SiteParts = Pick<Site, 'enteredUrl' | 'pages' | 'unread' | 'linkChecks' | 'stopReason' | 'robots' | 'sitemap'> & {
  home: Page;
  homeHtml: string;
  aside: Aside;
};

/** Puts the site together: depths, navigation, brand, functions, technology and languages follow from its pages. */
export function siteOf(parts: SiteParts): Site {
  const { home, homeHtml, aside, unread, pages: read, ...rest } = parts;
  const pages = withDepths(read);
  // Pages were made plain one by one.
  const site = plainData({
    ...rest,
    url: home.url,
    host: new URL(home.url).host,
    unread: onePerAddress(unread).slice(0, MAX_UNREAD),
    rendering: { mode: 'static' as const, note: 'Pages were read as served; their scripts were not run.' },
    llmsTxt: aside.llmsTxt,
    https: aside.https,
    navigation: navigationOf(home),
    brand: readBrand({ home, pages: pages.slice(1), homeHtml, styles: aside.styles }),
    functions: findFunctions(pages),
    technology: findTechnology(pages),
    languages: languagesOf(pages),
  });
  return { ...site, pages };
}

// Clicks from the home page along the links of the pages that were read.
function withDepths(pages: Page[]): Page[] {
  const byKey = new Map(pages.flatMap((page) => [page.requestedUrl, page.url].map((url) => [urlKey(url), page] as const)));
  const depths = new Map<Page, number>();
  let level = pages.slice(0, 1);
  for (let depth = 0; level.length > 0; depth += 1) {
    for (const page of level) depths.set(page, depth);
    const linked = level.flatMap((page) => page.links.flatMap((link) => (link.internal ? (byKey.get(urlKey(link.href)) ?? []) : [])));
    level = [...new Set(linked)].filter((page) => !depths.has(page));
  }
  return pages.map((page) => ({ ...page, depth: depths.get(page) ?? null }));
}

function navigationOf(home: Page): NavigationItem[] {
  const items = new Map<string, NavigationItem>();
  for (const link of home.links) {
    const region = link.region === 'footer' ? 'footer' : link.region === 'header' || link.region === 'nav' ? 'header' : null;
    if (region === null || link.text === '' || !/^https?:/.test(link.href)) continue;
    const key = `${region} ${link.text} ${link.href}`;
    if (!items.has(key)) items.set(key, { text: link.text, url: link.href, region });
  }
  return [...items.values()].slice(0, MAX_NAVIGATION);
}

function languagesOf(pages: Page[]): string[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const language = page.detectedLanguage ?? /^[a-z]{2}(?=$|[-_])/i.exec(page.lang ?? '')?.[0].toLowerCase();
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([language]) => language);
}

function onePerAddress(unread: UnreadPage[]): UnreadPage[] {
  const seen = new Map<string, UnreadPage>();
  for (const page of unread) if (!seen.has(page.url)) seen.set(page.url, page);
  return [...seen.values()];
}
