// Parameters that say where a visitor came from and never change the page (utm: Google's campaign tags; the rest: ad and mail systems).
const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|ttclid|igshid|li_fat_id|mc_cid|mc_eid|_ga|_gl|_hs\w+|hsa_\w+|vero_\w+|mkt_tok|ref|ref_src|trk|pk_\w+|mtm_\w+|spm|cmpid)$/i;
const INDEX_FILE = /\/(?:index|default)\.(?:html?|xhtml|php\d?|aspx?|jsp|shtml|cfm)$/i;
const HTML_ENDING = /\.x?html?$/i;

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
  let path = parsed.pathname
    .replace(/\/{2,}/g, '/')
    .replace(INDEX_FILE, '/')
    .replace(HTML_ENDING, '');
  path = path.replace(/(?<=.)\/+$/, '').replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  const query = keptParameters(parsed).toSorted().join('&');
  return `${siteKey(parsed)}${path === '' ? '/' : path}${query === '' ? '' : `?${query}`}`;
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

/** Path and query for people: decoded where that is possible, without NUL and lone surrogates. */
export function readablePath(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const raw = `${parsed.pathname}${parsed.search}`;
  try {
    return decodeURI(raw).replaceAll('\0', '').toWellFormed();
  } catch {
    return raw;
  }
}

/** Segments of the path, decoded, lower case, without accents. */
export function pathSegments(url: string): readonly string[] {
  if (url !== lastUrl) {
    lastSegments = segmentsOf(url);
    lastUrl = url;
  }
  return lastSegments;
}

// A dozen rules look at the path of an address one after the other.
let lastUrl = '';
let lastSegments: readonly string[] = [];

function segmentsOf(url: string): string[] {
  return readablePath(url)
    .replace(/\?.*$/s, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map(foldText);
}

const PLAIN = /^[\x20-\x7e]*$/;

/** Lower case and without accents, for comparing words. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
}

function isWeb(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

function siteKey(url: URL): string {
  const usual = url.port === '' || url.port === '80' || url.port === '443';
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '');
  return usual ? host : `${host}:${url.port}`;
}

function parametersOf(url: URL): string[] {
  return url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '');
}

function keptParameters(url: URL): string[] {
  return parametersOf(url).filter((part) => !TRACKING.test(part.replace(/=.*$/s, '')));
}
