import type { PageType } from '#contracts/page.ts';
import lexicon from '#lexicon/crawl/page-types.json' with { type: 'json' };
import { isDigits, isPrintableAscii, isYear, letterRuns } from '#text/characters.ts';
import { memoize } from '#text/memoize.ts';
import { titleParts } from '#text/title-parts.ts';
import { foldAccents, pathSegments, splitPageExtension } from './url-key.ts';

// What a page below a collection is; below others it is of their kind (/about/history).
const MEMBER: Partial<Record<PageType, PageType>> = { services: 'service', products: 'product', blog: 'article' };

/** Query parameters that number the pages of a list. */
const PAGE_PARAMETERS = new Set(['page', 'p', 'paged', 'offset', 'start']);
const INDEX_NAMES = new Set(['index', 'default']);
const LISTINGS = new Set(lexicon.listings);
const FEES = new Set(lexicon.fees);
const LOCALES = new Set(lexicon.locales);
/** Page types in the order in which their words count: narrow meanings come before wide ones. */
const TYPES = Object.keys(lexicon.types) as PageType[];
const WORD_LISTS = Object.values(lexicon.types).flatMap((words, list) => words.map((word) => ({ word, list })));
/** Word to the first list that has it. */
const TYPE_OF_WORD = firstListOf(WORD_LISTS);
const TYPE_OF_PLAIN_WORD = firstListOf(WORD_LISTS.filter(({ word }) => isPrintableAscii(word)));
/** Japanese has no spaces: there a part is enough. */
const WORDS_INSIDE = WORD_LISTS.filter(({ word }) => !isPrintableAscii(word)).map(({ word, list }) => ({ word: foldAccents(word), list }));
// Longer slugs are headlines: a word in them says what is talked about, not what the page is for.
const MAX_SLUG_WORDS = 4;

/** The language part at the beginning of a path (`/de/...`), or ''. */
export function findLocale(url: string): string {
  const first = pathSegments(url)[0] ?? '';
  return LOCALES.has(first) ? first : '';
}

/** True of lists of other pages: page 2, tags, categories, authors, archives. */
export function isListing(url: string): boolean {
  return pathSegments(url).some((segment) => LISTINGS.has(segment)) || hasPageNumber(url);
}

function hasPageNumber(url: string): boolean {
  if (!url.includes('?')) return false;
  const parameters = [...(URL.parse(url)?.searchParams ?? [])];
  return parameters.some(([name, value]) => PAGE_PARAMETERS.has(name.toLowerCase()) && value >= '0' && value < ':');
}

/**
 * What a page is for, judged by its address and, where that is silent, by `label`: the text of the link to it or its
 * title. The root is `home`; `other` when nothing tells.
 */
export function detectPageType(url: string, label = ''): PageType {
  const locale = findLocale(url);
  const segments = pathSegments(url)
    .slice(locale === '' ? 0 : 1)
    .map(slugOf);
  if (INDEX_NAMES.has(segments.at(-1) ?? '')) segments.pop();
  const last = segments.at(-1);
  if (last === undefined) return URL.parse(url)?.search ? typeOfLabel(label) : 'home';
  if (segments.length > 1 && isDated(segments)) return 'article';
  const parent = segments.slice(0, -1).findLast((segment) => typeOfSlug(segment) !== null);
  const own = typeOfSlug(last);
  const above = parent === undefined ? null : typeOfSlug(parent);
  if (LISTINGS.has(last) || segments.some((segment) => LISTINGS.has(segment))) return above === null || above === 'blog' ? 'blog' : above;
  if (above === 'blog') return 'article';
  // Contact, prices and law stay what they are wherever they are; /services/consulting is a service.
  if (own !== null && (above === null || !(own === 'services' || own === 'products'))) return own;
  if (above !== null) return MEMBER[above] ?? above;
  return own ?? typeOfLabel(label);
}

function isDated(segments: string[]): boolean {
  return segments
    .slice(0, -1)
    .some((segment, at) => isYear(segment) && (at === segments.length - 2 || isDigits(segments[at + 1] ?? '', 2)));
}

function slugOf(segment: string): string {
  return letterRuns(splitPageExtension(segment).name).join('-');
}

function typeOfLabel(label: string): PageType {
  const text = titleParts(foldAccents(label))[0] ?? '';
  return (text.length > 60 ? null : typeOfSlug(slugOf(text.replaceAll("'", '').replaceAll('’', '')))) ?? 'other';
}

/** What the words of a slug say of a page, null for nothing. Menus lead to the same addresses from every page. */
const typeOfSlug = memoize((slug): PageType | null => {
  if (slug === '') return null;
  const exact = TYPE_OF_WORD.get(slug);
  if (exact !== undefined) return TYPES[exact] ?? null;
  const parts = slug.split('-');
  if (parts.length > MAX_SLUG_WORDS) return null;
  let first = TYPES.length;
  // As whole words: every run of parts is looked up.
  for (let from = 0; from < parts.length; from += 1) {
    for (let to = from + 1; to <= parts.length; to += 1) {
      const found = TYPE_OF_PLAIN_WORD.get(parts.slice(from, to).join('-'));
      if (found !== undefined && found < first) first = found;
    }
  }
  for (const { list, word } of WORDS_INSIDE) if (list < first && slug.includes(word)) first = list;
  return isAboutFees(parts) ? 'pricing' : (TYPES[first] ?? null);
});

/** A policy about what something costs tells customers what they pay; the law does not ask for it. */
const isAboutFees = (parts: readonly string[]): boolean =>
  parts.some((part) => part === 'policy' || part === 'policies') &&
  parts.some((part) => FEES.has(part)) &&
  !parts.some((part) => part !== 'policy' && part !== 'policies' && TYPES[TYPE_OF_PLAIN_WORD.get(part) ?? -1] === 'legal');

function firstListOf(entries: { word: string; list: number }[]): Map<string, number> {
  return new Map(entries.toReversed().map(({ word, list }) => [word, list]));
}
