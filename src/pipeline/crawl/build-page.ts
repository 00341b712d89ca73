import type { Page, PageType } from '#contracts/page.ts';
import { sanitizeJson } from '#text/sanitize-json.ts';
import type { Extractor } from './extraction-worker.ts';
import type { FetchedPage } from './fetch-page.ts';
import { detectPageType } from './page-type.ts';
import { readablePath } from './url-key.ts';

const MAX_HEADER_VALUE = 1_000;

const VOLATILE = new Set(
  'date age expires cf-ray x-request-id x-correlation-id x-runtime x-timer x-amz-cf-id x-amz-request-id x-amz-id-2 x-trace-id x-vercel-id x-nf-request-id x-github-request-id x-fastly-request-id'.split(
    ' ',
  ),
);

/** How a page came to be read. `type` is what its address and link promised. */
export type Origin = { type: PageType; foundIn: Page['foundIn']; homeUrl: string };

/** Turns a fetched page into the page of the result. `depth` is null until all pages are known. Throws when the page can't be understood. */
export async function buildPage(fetched: FetchedPage, { type, foundIn, homeUrl }: Origin, extractor: Extractor): Promise<Page> {
  const facts = await extractor.extract({ html: fetched.html, url: fetched.url, homeUrl });
  const tag = (fetched.headers['x-robots-tag'] ?? '').toLowerCase();
  const found = sanitizeJson({
    url: fetched.url,
    path: readablePath(fetched.url),
    requestedUrl: fetched.requestedUrl,
    status: fetched.status,
    redirects: fetched.redirects,
    type: type === 'other' ? typeByContent(fetched.url, facts.title, facts.meta) : type,
    depth: null,
    foundIn,
    mode: 'raw',
    contentType: fetched.contentType.slice(0, MAX_HEADER_VALUE),
    charset: fetched.charset,
    bytes: fetched.bytes,
    transferBytes: fetched.transferBytes,
    headers: keptHeaders(fetched.headers),
    robots: [facts.robots, tag].filter((part) => part !== '').join(', '),
    cutBy: fetched.truncated ? [...facts.cutBy, 'bytes'] : facts.cutBy,
    rendered: null,
  } satisfies Partial<Page>);
  return { ...facts, ...found };
}

/**
 * The headers that say something of the site: without those that differ from answer to answer, cookies without their values
 * (their names tell the technology, their values are nobody's business).
 */
export function keptHeaders(headers: Record<string, string>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!VOLATILE.has(name)) kept[name] = (name === 'set-cookie' ? withoutCookieValues(value) : value).slice(0, MAX_HEADER_VALUE);
  }
  return kept;
}

function withoutCookieValues(cookies: string): string {
  return cookies.replace(/;\s*expires=[^;]*?GMT/gi, '').replace(/(^|,\s*)([^\s=;,]+)=[^;]*?(?=;|,\s*[^\s=;,]+=|$)/g, '$1$2=');
}

function typeByContent(url: string, title: string | null, meta: Record<string, string>): PageType {
  const type = detectPageType(url, title ?? '');
  return type === 'other' && meta['og:type'] === 'article' && meta['article:published_time'] !== undefined ? 'article' : type;
}
