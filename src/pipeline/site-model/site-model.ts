import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { foldWords } from '#text/normalize.ts';
import { titleParts } from '#text/title-parts.ts';
import { type DeclaredEntity, declaredEntities } from './declared-entities.ts';
import { buildPageModel, type PageModel, repeatKey } from './page-model.ts';
import { stripPromptInjection } from './strip-prompt-injection.ts';

/**
 * The one model of a site that insight, competitors and strategy read: sanitized pages, what repeats on them, their sections and
 * content. Texts are compared in the form of foldWords(); their tokens and lexicon hits are found by lexicon/match-terms.ts, cached.
 */
export type SiteModel = {
  /** The site without texts that address a language model, its pages with their roles (`page.type`) corrected by their texts. */
  site: Site;
  /** Pages that responded with a status below 400, the home page first. */
  pages: PageModel[];
  home: PageModel | undefined;
  /** Texts that occur on most pages: menus, banners, footers. Compared form. */
  repeated: ReadonlySet<string>;
  /** Labels of the navigation. Compared form. */
  navigation: ReadonlySet<string>;
  /** Objects of the pages' structured data. */
  declared: DeclaredEntity[];
  /** The main language of the texts, ISO 639-1. */
  language: string;
  /** The first text of each page that gives instructions to language models; such texts are left out everywhere else. */
  injections: string[];
};

const models = new WeakMap<Site, SiteModel>();

/** The model of a crawled or stored site. Built once per site object, so all stages of an analysis read the same model. */
export function buildSiteModel(site: Site): SiteModel {
  const known = models.get(site) ?? buildModel(site);
  models.set(site, known);
  return known;
}

function buildModel(rawSite: Site): SiteModel {
  const sanitized = rawSite.pages.map(stripPromptInjection);
  const pages = sanitized.map(({ page }) => withRole(page));
  const site = { ...rawSite, pages };
  const ordered = pages.filter((page) => page.status < 400).sort((a, b) => rank(a, site) - rank(b, site));
  const repeated = findRepeatedTexts(ordered, ({ blocks }) => blocks.map(({ text }) => text));
  // An entry of the menu is on every page, and the heading of the page it leads to.
  const repeatedHeadings = findRepeatedTexts(ordered, ({ headings }) => headings.map(({ text }) => text));
  const pageModels = ordered.map((page) => buildPageModel(page, { repeated, repeatedHeadings }));
  return {
    site,
    pages: pageModels,
    home: pageModels[0],
    repeated,
    navigation: new Set(site.navigation.map(({ text }) => foldWords(text))),
    declared: declaredEntities(ordered),
    language: site.languages[0] ?? 'en',
    injections: sanitized.map(({ injection }) => injection).filter((text) => text !== ''),
  };
}

/** A page whose title or first heading is that of a legal text is a legal page, whatever its URL. */
function withRole(page: Page): Page {
  if (page.type === 'legal' || page.type === 'home') return page;
  const first = page.headings.find((heading) => !heading.hidden && heading.level === 1)?.text ?? '';
  const isLegal = [first, ...titleParts(page.title ?? '')].some((text) => hasTerm(text, 'legal-pages'));
  return isLegal ? { ...page, type: 'legal' } : page;
}

const rank = (page: Page, site: Site) => (page.url === site.url ? 0 : page.type === 'home' && page.depth === 0 ? 1 : 2);

/** Share of the pages (and least number of them) on which a text counts as repeated. */
const REPEATED_SHARE = 0.6;
const REPEATED_PAGES = 3;

function findRepeatedTexts(pages: readonly Page[], textsOf: (page: Page) => string[]): Set<string> {
  // On so few pages nothing can: a page of 200,000 headings is not copied to find that out.
  if (pages.length < REPEATED_PAGES) return new Set();
  const counts = new Map<string, number>();
  for (const page of pages) for (const text of new Set(textsOf(page).map(repeatKey))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const least = Math.max(REPEATED_PAGES, Math.ceil(pages.length * REPEATED_SHARE));
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text));
}
