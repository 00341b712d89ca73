import { gunzipSync } from 'node:zlib';
import type { Sitemap } from '#contracts/site.ts';
import type { EgressResponse } from '#egress/egress.ts';
import { decodeUtf8 } from './decode.ts';
import type { PoliteClient } from './polite-client.ts';
import { isSameSite } from './url-key.ts';

// The protocol allows 50 MB and 50,000 addresses a file; these are enough to choose the best pages of any site we read.
const MAX_FILE_BYTES = 5_000_000;
const MAX_FILES = 12;
const MAX_DEPTH = 2;
const MAX_KEPT_URLS = 5_000;
const FILE_TIMEOUT_MS = 8_000;
const ALL_FILES_TIMEOUT_MS = 12_000;

/** The result for a site whose sitemap was not requested. */
export function noSitemap(homeUrl: string): SitemapResult {
  return { urls: [], facts: { url: new URL('/sitemap.xml', homeUrl).href, status: 0, urlCount: 0, error: null } };
}

/** What the sitemaps list: URLs of the site in file order, and the facts for the result. */
export type SitemapResult = { urls: string[]; facts: Sitemap };

type File = { url: string; status: number; urls: string[]; nested: string[]; error: string | null };

/**
 * Reads the sitemaps that robots.txt names, else `/sitemap.xml`: XML, index of sitemaps (two levels), plain text, gzip
 * (sitemaps.org protocol). At most 12 files and 5,000 URLs; URLs of other sites are left out.
 */
export async function fetchSitemaps(homeUrl: string, named: string[], client: PoliteClient): Promise<SitemapResult> {
  const usual = new URL('/sitemap.xml', homeUrl).href;
  const endsWithMs = client.timeLeftMs() - ALL_FILES_TIMEOUT_MS;
  const files: File[] = [];
  const asked = new Set<string>();
  let level = named.length > 0 ? named : [usual];
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth += 1) {
    const next = [...new Set(level)].filter((url) => !asked.has(url)).slice(0, MAX_FILES - files.length);
    for (const url of next) asked.add(url);
    const read = await Promise.all(next.map((url) => readFile(url, client, client.timeLeftMs() - endsWithMs)));
    files.push(...read);
    level = read.flatMap((file) => file.nested).toSorted((a, b) => usefulness(a) - usefulness(b));
    // A copy of a site often still names the sitemap of the original, which is elsewhere or gone.
    if (depth === 0 && !read.some((file) => namesThisSite(file, homeUrl))) level.unshift(usual);
  }
  const urls = files.flatMap((file) => file.urls);
  const main = files.find((file) => namesThisSite(file, homeUrl)) ?? files.find((file) => file.error === null) ?? files[0];
  return {
    urls: [...new Set(urls.filter((url) => isSameSite(url, homeUrl)))].slice(0, MAX_KEPT_URLS),
    facts: { url: main?.url ?? '', status: main?.status ?? 0, urlCount: urls.length, error: main?.error ?? null },
  };
}

function namesThisSite({ urls, nested }: File, homeUrl: string): boolean {
  return [...urls, ...nested].some((url) => isSameSite(url, homeUrl));
}

// Site builders split their sitemaps by kind and name the files so.
const PAGE_FILES = ['page', 'static', 'main'];
const OTHER_FILES = ['post', 'news', 'blog', 'tag', 'author', 'categor', 'image', 'video', 'spill'];

function usefulness(url: string): number {
  const path = URL.parse(url)?.pathname.toLowerCase() ?? '';
  if (PAGE_FILES.some((word) => path.includes(word))) return 0;
  return OTHER_FILES.some((word) => path.includes(word)) ? 2 : 1;
}

async function readFile(url: string, client: PoliteClient, timeLeftMs: number): Promise<File> {
  const nothing = { url, urls: [], nested: [] };
  if (timeLeftMs <= 0) return { ...nothing, status: 0, error: 'There was no time left to read it.' };
  const visit = await client.request(url, {
    maxBytes: MAX_FILE_BYTES,
    timeoutMs: Math.min(FILE_TIMEOUT_MS, timeLeftMs),
    headers: { accept: 'application/xml,text/xml,text/plain' },
  });
  if (!visit.ok) return { ...nothing, status: 0, error: 'It could not be fetched.' };
  const { status } = visit.response;
  if (status >= 400) return { ...nothing, status, error: `It answered ${status}.` };
  const text = textOf(visit.response);
  if (text === null) return { ...nothing, status, error: 'Its compressed content does not unpack.' };
  return { url, status, ...parseSitemap(text, url) };
}

function textOf({ body }: EgressResponse): string | null {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return decodeUtf8(body);
  try {
    return decodeUtf8(gunzipSync(body, { maxOutputLength: MAX_FILE_BYTES }));
  } catch {
    return null;
  }
}

/** The URLs a sitemap's text lists, pages and further sitemaps apart; `error` says why it is not a sitemap. */
export function parseSitemap(text: string, url: string): { urls: string[]; nested: string[]; error: string | null } {
  const root = /<(?:\w{1,20}:)?(sitemapindex|urlset)[\s>]/i.exec(text)?.[1]?.toLowerCase();
  if (root === undefined) return parsePlainTextSitemap(text);
  // `image:loc`, `video:content_loc` and the like name no pages.
  const found = [...text.matchAll(/<(?:(?!image|video|news|xhtml)\w{1,20}:)?loc>\s{0,40}(?:<!\[CDATA\[\s{0,40})?([^<\]\s]{1,2048})/gi)];
  const urls = found.flatMap(([, address = '']) => URL.parse(decodeEntities(address), url)?.href ?? []);
  return root === 'sitemapindex' ? { urls: [], nested: urls, error: null } : { urls, nested: [], error: null };
}

function parsePlainTextSitemap(text: string): { urls: string[]; nested: string[]; error: string | null } {
  // `trim` also removes a carriage return and the byte order mark.
  const lines = text.split('\n').map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  const urls = filled.filter((line) => URL.parse(line)?.protocol.startsWith('http') && !line.includes(' '));
  const isText = filled.length > 0 && urls.length === filled.length;
  return isText ? { urls, nested: [], error: null } : { urls: [], nested: [], error: 'It is not a sitemap.' };
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#(?:(\d{1,7})|x([0-9a-f]{1,6}));/gi, (_, decimal?: string, hex = '') => codePoint(Number(decimal ?? `0x${hex}`)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

function codePoint(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
