import lexicon from '#lexicon/crawl/url-traps.json' with { type: 'json' };
import { readable, withoutWww } from '#text/address.ts';
import { isPrintableAscii } from '#text/characters.ts';
import { memoize } from '#text/memoize.ts';
import { sanitizeText } from '#text/sanitize-json.ts';
import { createNameMatcher } from './name-matcher.ts';

// Parameters that say where a visitor came from and never change the page (utm: Google's campaign tags; the rest: ad and mail systems).
const isTracking = createNameMatcher(lexicon.trackingParameters);
const INDEX_NAMES = new Set(['index', 'default']);
const HTML_EXTENSIONS = new Set(['html', 'htm', 'xhtml', 'xhtm']);
const PAGE_EXTENSIONS = new Set([...HTML_EXTENSIONS, 'php', 'php3', 'php4', 'php5', 'php7', 'asp', 'aspx', 'jsp', 'shtml', 'cfm']);

/** Keys of the addresses asked about last: the links of a site name the same few thousand again and again. */
const keys = new Map<string, string | null>();
const MAX_KEYS = 10_000;

/**
 * What two addresses of one page have in common: `host/path?query` without scheme, `www.`, fragment, tracking parameters,
 * index file, `.html` and closing slash; parameters in order. null when it is no http address.
 */
export function urlKey(url: string): string | null {
  const known = keys.get(url);
  if (known !== undefined) return known;
  const key = keyOf(url);
  if (keys.size >= MAX_KEYS) keys.clear();
  keys.set(url, key);
  return key;
}

function keyOf(url: string): string | null {
  const parsed = URL.parse(url);
  if (!parsed || !isWeb(parsed)) return null;
  const path = pathKey(parsed.pathname).replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  const query = keptParameters(parsed).toSorted().join('&');
  return `${siteKey(parsed)}${path}${query === '' ? '' : `?${query}`}`;
}

/** A path without index file, `.html`, repeated slashes and closing slash. */
function pathKey(path: string): string {
  const segments = path.split('/');
  const last = segments.pop() ?? '';
  const { name, extension } = splitPageExtension(last);
  if (extension === '' || !INDEX_NAMES.has(name.toLowerCase())) segments.push(HTML_EXTENSIONS.has(extension) ? name : last);
  return `/${segments.filter((segment) => segment !== '').join('/')}`;
}

/** A file name without the extension of a web page (`html`, `php` ...), and that extension in lower case; '' when it has none. */
export function splitPageExtension(file: string): { name: string; extension: string } {
  const dot = file.lastIndexOf('.');
  const extension = dot < 0 ? '' : file.slice(dot + 1).toLowerCase();
  return PAGE_EXTENSIONS.has(extension) ? { name: file.slice(0, dot), extension } : { name: file, extension: '' };
}

/** Whether a URL is written with the scheme http or https. */
export function isWebUrl(url: string): boolean {
  return url.startsWith('https:') || url.startsWith('http:');
}

/** The address to ask for: without fragment, tracking parameters, credentials; everything else as written. null when it is no http address. */
export function tidyUrl(url: string, base?: string): string | null {
  const parsed = URL.parse(url, base);
  if (!parsed || !isWeb(parsed)) return null;
  parsed.hash = '';
  parsed.username = '';
  parsed.password = '';
  const kept = keptParameters(parsed);
  if (kept.length < parametersOf(parsed).length || parsed.search === '') parsed.search = kept.join('&');
  return parsed.href;
}

/** Same site: the same host or its www twin; http and https on their usual ports are one site. */
export function isSameSite(one: string, other: string): boolean {
  const a = URL.parse(one);
  const b = URL.parse(other);
  return a !== null && b !== null && isWeb(a) && isWeb(b) && siteKey(a) === siteKey(b);
}

/** The same path and query on the host and scheme of another address of the site. */
export function onHostOf(other: string, address: string): string {
  const { pathname, search } = new URL(address);
  return new URL(other).origin + pathname + search;
}

/** Path and query for people: decoded where that is possible, without NUL and lone surrogates. */
export function readablePath(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  return sanitizeText(readable(`${parsed.pathname}${parsed.search}`));
}

/** Segments of the path, decoded, lower case, without accents. A dozen rules ask for them, for each link of each page. */
export const pathSegments = memoize((url): readonly string[] => {
  const [path = ''] = readablePath(url).split('?', 1);
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(foldAccents);
});

/** Lower case and without accents, for comparing words. */
export function foldAccents(text: string): string {
  if (isPrintableAscii(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
}

function isWeb(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

function siteKey(url: URL): string {
  const usual = url.port === '' || url.port === '80' || url.port === '443';
  const host = url.hostname.endsWith('.') ? url.hostname.slice(0, -1) : url.hostname;
  const bare = withoutWww(host);
  return usual ? bare : `${bare}:${url.port}`;
}

function parametersOf(url: URL): string[] {
  return url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '');
}

function keptParameters(url: URL): string[] {
  return parametersOf(url).filter((part) => !isTracking((part.split('=', 1)[0] ?? '').toLowerCase()));
}
