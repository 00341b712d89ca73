import type { Page } from '#contracts/page.ts';
import type { Brand, NavigationItem, Site, UnreadPage } from '#contracts/site.ts';
import { sanitizeJson } from '#text/sanitize-json.ts';
import { readSheetBackgrounds } from './extract/backgrounds.ts';
import { readBrand } from './extract/brand.ts';
import { findFunctions } from './extract/functions.ts';
import { findTechnology } from './extract/technology.ts';
import type { AuxiliaryFiles } from './fetch-auxiliary-files.ts';
import { listLanguages } from './list-languages.ts';
import { renderedBrand } from './render/rendered-brand.ts';
import type { StyleSample } from './render/renderer.ts';
import { isWebUrl, urlKey } from './url-key.ts';

const MAX_UNREAD = 500;
const MAX_NAVIGATION = 80;
const NO_BRAND: Brand = { source: 'none', logo: null, favicon: null, themeColor: null, colors: [], fonts: [], radii: [] };

/** Everything a site is put together from. */
export type SiteParts = Pick<Site, 'enteredUrl' | 'pages' | 'unread' | 'linkChecks' | 'stopReason' | 'robots' | 'sitemap' | 'rendering'> & {
  home: Page;
  homeHtml: string;
  /** Styles as a browser showed them; left out or empty without one. */
  styles?: StyleSample[];
  auxiliary: AuxiliaryFiles;
};

/** Puts the site together: depths, navigation, brand, functions, technology and languages follow from its pages.
 * A reader that fails leaves its part empty. */
export function buildSite(parts: SiteParts): Site {
  const { home, homeHtml, styles = [], auxiliary, unread, pages: read, ...rest } = parts;
  const pages = setDepths(read);
  const behind = withFallback(() => readSheetBackgrounds(home.url, homeHtml, auxiliary.styles), []);
  const [first] = pages;
  if (first && behind.length > 0) first.backgrounds = [...(first.backgrounds ?? []), ...behind];
  // Pages were sanitized one by one.
  const site = sanitizeJson({
    ...rest,
    url: home.url,
    host: new URL(home.url).host,
    unread: dedupeByUrl(unread).slice(0, MAX_UNREAD),
    llmsTxt: auxiliary.llmsTxt,
    ...(auxiliary.llmsTxtStart === undefined ? {} : { llmsTxtStart: auxiliary.llmsTxtStart }),
    https: auxiliary.https,
    navigation: readNavigation(home),
    brand: renderedBrand(
      withFallback(() => readBrand({ home, pages: pages.slice(1), homeHtml, styles: auxiliary.styles }), NO_BRAND),
      styles,
    ),
    functions: withFallback(() => findFunctions(pages), []),
    technology: withFallback(() => findTechnology(pages), []),
    languages: listLanguages(pages),
  });
  return { ...site, pages };
}

// What a hostile page does to one of these readers must not take the whole site with it.
function withFallback<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

// Clicks from the home page along the links of the pages that were read.
function setDepths(pages: Page[]): Page[] {
  const byKey = new Map(pages.flatMap((page) => [page.requestedUrl, page.url].map((url) => [urlKey(url), page] as const)));
  // The same few URLs are linked on every page.
  const targets = new Map<string, Page | undefined>();
  const targetOf = (href: string): Page | undefined => {
    if (!targets.has(href)) targets.set(href, byKey.get(urlKey(href)));
    return targets.get(href);
  };
  const depths = new Map<Page, number>();
  let level = pages.slice(0, 1);
  for (let depth = 0; level.length > 0; depth += 1) {
    for (const page of level) depths.set(page, depth);
    const linked = level.flatMap((page) => page.links.flatMap((link) => (link.internal ? (targetOf(link.href) ?? []) : [])));
    level = [...new Set(linked)].filter((page) => !depths.has(page));
  }
  // Set rather than copied: a copy would hold all fields of a spilled page.
  for (const page of pages) page.depth = depths.get(page) ?? null;
  return pages;
}

function readNavigation(home: Page): NavigationItem[] {
  const items = home.links.flatMap(({ region: own, text, href }): NavigationItem[] => {
    const region = own === 'footer' ? 'footer' : own === 'header' || own === 'nav' ? 'header' : null;
    return region === null || text === '' || !isWebUrl(href) ? [] : [{ text, url: href, region }];
  });
  const distinct = Map.groupBy(items, ({ region, text, url }) => `${region} ${text} ${url}`);
  return [...distinct.values()].flatMap(([first]) => first ?? []).slice(0, MAX_NAVIGATION);
}

function dedupeByUrl(unread: UnreadPage[]): UnreadPage[] {
  return [...Map.groupBy(unread, ({ url }) => url).values()].flatMap(([first]) => first ?? []);
}
