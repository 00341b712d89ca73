import type { LinkCheck, UnreadPage } from '#contracts/site.ts';
import type { EgressRequest, EgressResponse } from '#egress/egress.ts';
import { decodeHtml } from './decode.ts';
import { detectPageType } from './page-type.ts';
import type { FetchResult, PoliteClient } from './polite-client.ts';
import type { Robots } from './robots.ts';
import { isSameSite } from './url-key.ts';

/** Limits of one page. */
export const MAX_PAGE_BYTES = 4_000_000;
export const PAGE_TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;
const METHOD_NOT_ALLOWED = 405;
const TOO_MANY_REQUESTS = 429;

/** What a browser asks for, with English first. */
export const PAGE_HEADERS = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5', 'accept-language': 'en,*;q=0.5' };

/** An HTML page as it came. */
export type FetchedPage = {
  requestedUrl: string;
  url: string;
  status: number;
  redirects: { url: string; status: number }[];
  headers: Record<string, string>;
  contentType: string;
  html: string;
  charset: string;
  bytes: number;
  transferBytes: number;
  truncated: boolean;
};

/** A page, or why there is none; `check` is what was learnt of the address asked for. */
export type PageResult = { ok: true; page: FetchedPage; check: LinkCheck } | { ok: false; unread: UnreadPage; check: LinkCheck | null };

/** Who asks, by which rules, and how much of the reading time must remain afterwards. */
export type FetchRules = { client: PoliteClient; robots: Robots; homeUrl: string; reserveMs: number };

type Walk = { visit: FetchResult; url: string; redirects: { url: string; status: number }[]; stop: 'off-site' | 'robots' | 'loop' | null };

/** Reads an address of the site as a page. Redirects are followed inside the site and where robots.txt allows. Throws only `'cancelled'`. */
export async function fetchPage(url: string, rules: FetchRules): Promise<PageResult> {
  const walk = await followOnSite(url, { maxBytes: MAX_PAGE_BYTES, timeoutMs: PAGE_TIMEOUT_MS, headers: PAGE_HEADERS }, rules);
  const check = checkOf(url, walk);
  const unread = (reason: UnreadPage['reason'], detail: string, status: number | null): PageResult => ({
    ok: false,
    unread: { url, reason, detail, status },
    check,
  });
  if (!walk.visit.ok) return unread(walk.visit.reason, walk.visit.detail, null);
  const { response } = walk.visit;
  if (walk.stop === 'off-site')
    return unread('off-site-redirect', `It redirects to ${walk.url}, which belongs to another site.`, response.status);
  if (walk.stop === 'robots')
    return unread('robots', `It redirects to ${walk.url}, which the site's robots.txt asks not to read.`, response.status);
  if (walk.stop === 'loop')
    return unread('error', `It redirects more than ${MAX_REDIRECTS} times without arriving at a page.`, response.status);
  if (response.status === 401) return unread('login', 'It asks for a sign-in (answered 401 Unauthorized).', 401);
  if (response.status >= 400) return unread('error', `It ${describeStatus(response.status)}.`, response.status);
  if (walk.redirects.length > 0 && detectPageType(walk.url) === 'login' && detectPageType(url) !== 'login') {
    return unread('login', `It asks for a sign-in: it redirects to ${walk.url}.`, response.status);
  }
  if (!isHtml(response)) return unread('not-html', `It is ${describeFileType(response)}, not a page.`, response.status);
  const page = toFetchedPage(url, response, walk.redirects);
  return page.html.trim() === ''
    ? unread('error', 'It is empty.', response.status)
    : { ok: true, page, check: check ?? { url, status: response.status, redirects: 0 } };
}

/** Learns the status of an address without its content: HEAD, then GET where HEAD brings no good answer. null when there is none, or none about the page. */
export async function checkLink(url: string, timeoutMs: number, rules: FetchRules): Promise<LinkCheck | null> {
  const walk = await followOnSite(url, { method: 'HEAD', maxBytes: 0, timeoutMs, headers: PAGE_HEADERS }, rules);
  const head = checkOf(url, walk);
  if ((head && head.status < 400) || (walk.visit.ok && walk.visit.response.status === TOO_MANY_REQUESTS)) return head;
  // Some servers do not know HEAD; a link is called broken only when a reader would find it so.
  const read = await followOnSite(url, { maxBytes: 1, timeoutMs, headers: PAGE_HEADERS }, rules);
  return read.visit.ok ? checkOf(url, read) : head;
}

// An import of node:http would load all that it lists, Node's own fetch with it: 40 ms.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** `answered 404 Not Found`. */
export function describeStatus(status: number): string {
  return `answered ${status}${STATUS_CODES[status] ? ` ${STATUS_CODES[status]}` : ''}`;
}

/** Whether an answer is an HTML page: by its declared type, by its beginning where none is declared. */
export function isHtml({ headers, body }: EgressResponse): boolean {
  const type = (headers['content-type'] ?? '').split(';')[0]?.split(',')[0]?.trim().toLowerCase() ?? '';
  if (type !== '') return type === 'text/html' || type === 'application/xhtml+xml';
  return /^\s*(?:<!--(?:(?!-->).)*-->\s*)*<(?:!doctype html|html|head|body|title|meta|div|p|h1)\b/is.test(
    decodeHtml(body.subarray(0, 1024), '').text,
  );
}

/** The kind of a file in words, for messages: `a file of type application/pdf`. */
export function describeFileType({ headers }: EgressResponse): string {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().slice(0, 80) ?? '';
  return type === '' ? 'a file of an unnamed type' : `a file of type ${type}`;
}

/** An answer as a page. */
export function toFetchedPage(requestedUrl: string, response: EgressResponse, redirects: FetchedPage['redirects']): FetchedPage {
  const contentType = response.headers['content-type'] ?? '';
  const { text, charset } = decodeHtml(response.body, contentType);
  return {
    requestedUrl,
    url: response.url,
    status: response.status,
    redirects,
    headers: response.headers,
    contentType,
    html: text,
    charset,
    bytes: response.body.length,
    transferBytes: response.transferBytes,
    truncated: response.truncated,
  };
}

// Each hop is judged before it is asked for: another site and what robots.txt forbids are not.
async function followOnSite(url: string, request: EgressRequest, { client, robots, homeUrl, reserveMs }: FetchRules): Promise<Walk> {
  const redirects: Walk['redirects'] = [];
  const endsAtMs = Math.max(reserveMs, client.timeLeftMs() - request.timeoutMs);
  let current = url;
  for (;;) {
    const timeoutMs = client.timeLeftMs() - endsAtMs;
    const visit: FetchResult =
      timeoutMs > 0
        ? await client.request(current, { ...request, timeoutMs, maxRedirects: 0 })
        : { ok: false, reason: client.timeLeftMs() <= reserveMs ? 'time' : 'error', detail: 'It took too long to answer.' };
    if (!visit.ok) {
      const isOver = client.timeLeftMs() <= reserveMs;
      return {
        visit: isOver ? { ...visit, reason: 'time', detail: 'The time for reading this site was over.' } : visit,
        url: current,
        redirects,
        stop: null,
      };
    }
    const next = redirectOf(visit.response);
    if (next === null) return { visit, url: current, redirects, stop: null };
    redirects.push({ url: current, status: visit.response.status });
    if (!isSameSite(next, homeUrl)) return { visit, url: next, redirects, stop: 'off-site' };
    if (!robots.allows(next)) return { visit, url: next, redirects, stop: 'robots' };
    if (redirects.length > MAX_REDIRECTS) return { visit, url: next, redirects, stop: 'loop' };
    current = next;
  }
}

function redirectOf({ status, headers, url }: EgressResponse): string | null {
  if (![301, 302, 303, 307, 308].includes(status) || !headers.location) return null;
  const next = URL.parse(Buffer.from(headers.location, 'latin1').toString('utf8'), url);
  if (!next) return null;
  next.hash = '';
  return next.href;
}

function checkOf(url: string, { visit, redirects, stop }: Walk): LinkCheck | null {
  // "Too many requests" and "not by this method" say how we asked, not whether the page is there.
  if (!visit.ok || visit.response.status === TOO_MANY_REQUESTS || visit.response.status === METHOD_NOT_ALLOWED) return null;
  // A redirect that never arrives is as broken as a missing page; browsers say ERR_TOO_MANY_REDIRECTS and carry no status.
  return { url, status: stop === 'loop' ? 508 : visit.response.status, redirects: redirects.length };
}
