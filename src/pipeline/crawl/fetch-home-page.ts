import { AppError } from '#contracts/errors.ts';
import type { UnreadPage } from '#contracts/site.ts';
import { displayHost } from '#contracts/website-url.ts';
import type { EgressResponse } from '#egress/egress.ts';
import {
  describeFileType,
  describeStatus,
  type FetchedPage,
  isHtml,
  MAX_PAGE_BYTES,
  PAGE_HEADERS,
  PAGE_TIMEOUT_MS,
  toFetchedPage,
} from './fetch-page.ts';
import { detectPageType } from './page-type.ts';
import type { PoliteClient } from './polite-client.ts';
import { isSameSite, tidyUrl } from './url-key.ts';

/** What the user entered; `schemeGiven` tells whether http may be tried when https fails. */
export type HomeRequest = { url: string; schemeGiven: boolean };

/** The home page, whether it answers over https (null: not tried), and what is worth saying about the way to it. */
export type HomePage = { page: FetchedPage; https: boolean | null; notes: UnreadPage[]; behindLogin: boolean };

// A page that refreshes at once is a redirect by another name; slower ones are meant to be read first.
const MAX_REFRESH_SECONDS = 5;
const MAX_REFRESHES = 2;

/**
 * Opens the entered page as a browser would on the user's behalf: https first, then http where the scheme was not given;
 * redirects are followed to other public sites too, which then become the site that is read.
 *
 * Throws `AppError`: what the egress throws for it, or `site-unreadable` (status 400 and above, no HTML, empty).
 */
export async function fetchHomePage(request: HomeRequest, client: PoliteClient): Promise<HomePage> {
  const response = await openAddress(request, client);
  const page = await followRefreshes(request.url, response, client);
  const isSecure = page.url.startsWith('https:');
  const https = isSecure ? true : request.url.startsWith('https:') ? false : null;
  const behindLogin = detectPageType(page.url) === 'login' && detectPageType(request.url) !== 'login';
  return { page, https, notes: notesOn(request.url, page, behindLogin), behindLogin };
}

async function openAddress({ url, schemeGiven }: HomeRequest, client: PoliteClient): Promise<EgressResponse> {
  const first = await tryAddress(url, client);
  if (first.ok && first.response.status < 400) return first.response;
  const mayTryHttp = !schemeGiven && url.startsWith('https:') && (first.ok || first.error.code === 'site-unreachable');
  const second = mayTryHttp ? await tryAddress(url.replace('https:', 'http:'), client) : null;
  if (second?.ok && (!first.ok || second.response.status < 400)) return second.response;
  if (first.ok) return first.response;
  throw first.error;
}

type Attempt = { ok: true; response: EgressResponse } | { ok: false; error: AppError };

async function tryAddress(url: string, client: PoliteClient): Promise<Attempt> {
  const visit = await client.request(url, { maxBytes: MAX_PAGE_BYTES, timeoutMs: PAGE_TIMEOUT_MS, headers: PAGE_HEADERS });
  if (visit.ok) return visit;
  return {
    ok: false,
    error: visit.error ?? new AppError('site-unreachable', `${displayHost(url)} took too long to answer. Try again later.`),
  };
}

async function followRefreshes(requestedUrl: string, first: EgressResponse, client: PoliteClient): Promise<FetchedPage> {
  let response = first;
  const redirects = [...first.redirects];
  for (let refreshes = 0; ; refreshes += 1) {
    const page = readablePage(requestedUrl, response, redirects);
    const next = refreshes < MAX_REFRESHES ? refreshTarget(page) : null;
    if (next === null) return page;
    const attempt = await tryAddress(next, client);
    // The page before the refresh is a page too; it is kept when its target can't be fetched.
    if (!attempt.ok || attempt.response.status >= 400 || !isHtml(attempt.response)) return page;
    redirects.push({ url: page.url, status: page.status }, ...attempt.response.redirects);
    response = attempt.response;
  }
}

function readablePage(requestedUrl: string, response: EgressResponse, redirects: FetchedPage['redirects']): FetchedPage {
  const host = displayHost(requestedUrl);
  if (response.status >= 400) throw new AppError('site-unreadable', `${host} ${describeStatus(response.status)}. ${adviceFor(response)}`);
  if (response.body.length > 0 && !isHtml(response)) {
    throw new AppError(
      'site-unreadable',
      `${host} answered with ${describeFileType(response)}, not with a web page. Enter the address of a page.`,
    );
  }
  const page = toFetchedPage(requestedUrl, response, redirects);
  if (page.html.trim() === '') throw emptyPage(requestedUrl);
  return page;
}

/** The error for a home page without any content. */
export function emptyPage(url: string): AppError {
  return new AppError('site-unreadable', `${displayHost(url)} answered with an empty page, so there is nothing to analyze.`);
}

function adviceFor({ status, headers }: EgressResponse): string {
  if (status === 401) return 'It asks for a sign-in, so it can’t be read.';
  if (status === 403 || status === 429 || headers['cf-mitigated'] !== undefined) return 'It may be turning away automated visitors.';
  if (status >= 500) return 'Try again later.';
  return 'Check the address.';
}

function refreshTarget({ html, url }: FetchedPage): string | null {
  const head = html.slice(0, 10_000).replace(/<!--.*?-->|<noscript\b.*?<\/noscript\s*>|<script\b.*?<\/script\s*>/gis, '');
  const meta = /<meta\b(?=[^>]*http-equiv\s*=\s*["']?refresh\b)[^>]*?content\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(head);
  const [, seconds = '', target = ''] =
    /^\s*(\d{1,4})(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(meta?.[1] ?? meta?.[2] ?? '') ?? [];
  if (target === '' || Number(seconds) > MAX_REFRESH_SECONDS) return null;
  const next = tidyUrl(target.trim().replaceAll('&amp;', '&'), url);
  return next === null || next === tidyUrl(url) ? null : next;
}

function notesOn(enteredUrl: string, page: FetchedPage, behindLogin: boolean): UnreadPage[] {
  const notes: UnreadPage[] = [];
  const status = page.redirects[0]?.status ?? null;
  if (!isSameSite(enteredUrl, page.url)) {
    const detail = `${displayHost(enteredUrl)} sends its visitors to ${displayHost(page.url)}; that site was read instead.`;
    notes.push({ url: enteredUrl, reason: 'off-site-redirect', detail, status });
  }
  if (behindLogin)
    notes.push({ url: enteredUrl, reason: 'login', detail: `It asks for a sign-in: only ${page.url} could be read.`, status });
  return notes;
}
