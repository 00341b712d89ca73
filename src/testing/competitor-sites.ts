import { AppError } from '#contracts/errors.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { Site } from '#contracts/site.ts';
import type { Egress } from '#egress/egress.ts';
import type { CompetitorReader, CompetitorVisit } from '#pipeline/competitors/competitor-reader.ts';
import { buildProfile } from '#pipeline/insight/build-profile.ts';
import type { SearchClient, SearchResult } from '#search/search-client.ts';
import { EMPTY_AUDIT, pageOfHtml, siteOfPages } from './site-from-html.ts';

/** For tests: a site of one page at a URL. */
export function siteAt(url: string, body: string, title = ''): Site {
  const page = pageOfHtml(
    '/',
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
  );
  const site = siteOfPages({ ...page, url, requestedUrl: url });
  return { ...site, url, enteredUrl: url, host: new URL(url).host };
}

/** For tests: what a plumber's home page says; `extra` is added at its end. */
export function plumber(name: string, extra = ''): { title: string; body: string } {
  return {
    title: `${name} | Plumbers`,
    body: `<h1>${name}: plumbers for homeowners</h1><p>${name} repairs boilers, clears blocked drains and fixes leaking pipes for homeowners, day and night.</p>
    <h2>Our services</h2><h3>Boiler repair</h3><p>We fix boilers of every make within a day.</p><h3>Drain cleaning</h3><p>Blocked drains cleared without digging.</p>${extra}`,
  };
}

export const OWN_URL = 'https://harbour-plumbing.example/';
const own = plumber('Harbour Plumbing', '<p>Serving Whitby and the coast.</p>');
/** For tests: the analyzed site and its profile. */
export const ownSite = siteAt(OWN_URL, own.body, own.title);
export const ownProfile = buildProfile({ site: ownSite, audit: EMPTY_AUDIT });

const serving = (text: string) => ({
  ...ownProfile,
  geographies: [{ id: 'place-1', text, kind: 'observed' as const, confidence: 0.9, evidence: [] }],
});
/** For tests: the same business as a local one, and as one whose customers are everywhere. */
export const inWhitby = serving('Whitby');
export const nationwide = serving('nationwide');

export const plumberAt = (url: string, name: string, extra = ''): CompetitorVisit => {
  const { title, body } = plumber(name, extra);
  return { ok: true, site: siteAt(url, body, title) };
};
export const bakerAt = (url: string): CompetitorVisit => ({
  ok: true,
  site: siteAt(
    url,
    '<h1>Fresh bread every morning</h1><p>Our bakery bakes sourdough bread, croissants and birthday cakes for the whole village.</p>',
    'Oven Street Bakery',
  ),
});
export const silent = (exists = true): CompetitorVisit => ({
  ...{ ok: false, exists, reason: exists ? 'Its site did not answer in time.' : 'There is no site at this address.' },
});

/** For tests: a reader of invented sites; other URLs do not exist. `visited` lists the requested URLs. */
export function readerOf(visits: Record<string, CompetitorVisit>): CompetitorReader & { visited: string[] } {
  const visited: string[] = [];
  return {
    visited,
    read: async (url) => {
      if (!visited.includes(url)) visited.push(url);
      return visits[url] ?? silent(false);
    },
  };
}

/** For tests: a search engine that returns these results for every query, or fails. `queries` lists the queries. */
export function searchOf(results: SearchResult[] | AppError): SearchClient & { queries: string[] } {
  const queries: string[] = [];
  return {
    name: 'Test Search',
    queries,
    search: async (query) => {
      queries.push(query);
      if (results instanceof AppError) throw results;
      return results;
    },
  };
}

export const hit = (url: string): SearchResult => ({ title: 'Best plumbers | 10 tips', url, snippet: '' });
export const quiet: ReportProgress = () => undefined;

const pier = plumber('Pier Plumbing');
export const PIER_TITLE = pier.title;
const PIER_HTML = `<!doctype html><html lang="en"><head><title>${pier.title}</title></head><body>${pier.body}</body></html>`;
/** For tests: a plumber's home page at every host, and nothing else there. */
export const pierHome = async (url: string) => (new URL(url).pathname === '/' ? PIER_HTML : 404);

/** For tests: an HTTP client of a web that responds with HTML or a status. `asked` lists the URLs. */
export function egressOf(answer: (url: string, signal?: AbortSignal) => Promise<string | number>): Egress & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    check: async () => undefined,
    close: async () => undefined,
    fetch: async (url, { signal }) => {
      asked.push(url);
      const given = await answer(url, signal);
      const text = typeof given === 'string' ? given : '';
      const shared = {
        url,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        redirects: [],
        transferBytes: text.length,
        truncated: false,
      };
      return { ...shared, status: typeof given === 'number' ? given : 200, body: new TextEncoder().encode(text) };
    },
  };
}
