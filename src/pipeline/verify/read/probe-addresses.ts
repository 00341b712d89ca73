import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { decodeHtml } from '../../crawl/decode.ts';
import { MAX_PAGE_BYTES, PAGE_HEADERS, PAGE_TIMEOUT_MS } from '../../crawl/fetch-page.ts';
import type { PoliteClient } from '../../crawl/polite-client.ts';
import { parseRobotsTxt } from '../../crawl/robots.ts';
import { tidyUrl } from '../../crawl/url-key.ts';
import type { AddressProbe, NewPages } from '../new-site.ts';
import type { PathMap } from '../plan/map-paths.ts';

/** Addresses that are asked for at most, pages of the plan first. */
const MAX_PROBES = 500;
/** An address that no site has, to learn how missing pages are answered. */
const NO_SUCH_PAGE = '/sitebrief-checks-missing-pages-5d1c';
const MAX_TITLE_BYTES = 65_536;

type Asked = { path: string; url: string };

const titleIn = (html: string) => /<title[^>]*>([^<]{1,300})/i.exec(html)?.[1]?.trim() ?? '';

const probeOfPage = (path: string, { url, status, redirects, title }: Page): AddressProbe => ({
  ...{ path, url, status, hops: redirects, title: title ?? '', problem: '' },
});

/** Asks for one address as a browser would; redirects are followed and recorded. */
async function probe({ path, url }: Asked, client: PoliteClient): Promise<AddressProbe> {
  const isPage = { maxBytes: Math.min(MAX_TITLE_BYTES, MAX_PAGE_BYTES), timeoutMs: PAGE_TIMEOUT_MS, headers: PAGE_HEADERS };
  const answer = await client.request(url, isPage);
  if (!answer.ok) return { path, url: '', status: null, hops: [], title: '', problem: answer.detail };
  const { response } = answer;
  const html = decodeHtml(response.body, response.headers['content-type'] ?? '').text;
  return { path, url: response.url, status: response.status, hops: response.redirects, title: titleIn(html), problem: '' };
}

/**
 * What each address of the old site answers on the new one, in the order given. Pages that were read are not asked for again; what
 * robots.txt forbids is not asked for at all.
 */
export async function probeAddresses(
  paths: readonly string[],
  { site, map, client }: { site: Site; map: PathMap; client: PoliteClient },
): Promise<Pick<NewPages, 'addresses' | 'missingPage'>> {
  const robots = parseRobotsTxt(site.robots.url, site.robots.status ?? 404, site.robots.text);
  const read = new Map(site.pages.map((page) => [tidyUrl(page.requestedUrl), page]));
  const asked = [...new Set(paths)].slice(0, MAX_PROBES).map((path) => ({ path, url: map.toNew(path) }));
  const missing = probe({ path: NO_SUCH_PAGE, url: map.toNew(NO_SUCH_PAGE) }, client);
  missing.catch(() => undefined); // awaited below
  const addresses = await Promise.all(
    asked.map(({ path, url }) => {
      const page = read.get(tidyUrl(url));
      if (page) return probeOfPage(path, page);
      if (!robots.allows(url))
        return { path, url: '', status: null, hops: [], title: '', problem: 'The robots.txt of the new site forbids it.' };
      return probe({ path, url }, client);
    }),
  );
  const { status, url, title } = await missing;
  return { addresses, missingPage: status === null ? null : { status, url, title } };
}
