import templateMakers from '#lexicon/hosts/template-makers.json' with { type: 'json' };
import { fileTypeOf, withFragment, withoutWww } from '#text/address.ts';
import { bareLabel } from '#text/label.ts';
import { isNoise } from '#text/noise.ts';
import { isSocialHost } from '../../crawl/extract/social-profiles.ts';
import type { Reading } from '../read-site.ts';

/** Links named for the whole site, and the longest label of one. */
const MOST = 120;
const MAX_LABEL = 60;
const TEMPLATE_MAKERS = new Set(templateMakers.hosts);
const SEARCH_ENGINES = ['google.', 'bing.', 'duckduckgo.', 'yahoo.', 'yandex.', 'ecosia.'];
const DOCUMENTS = new Set(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'odt', 'ics', 'vcf', 'zip']);

/** Whether an address serves no visitor of the business: the results of a search engine, or the maker of the template. */
function isNoTarget(url: string): boolean {
  const address = URL.parse(url);
  if (!address) return false;
  const isSearch =
    address.pathname === '/search' && address.searchParams.has('q') && SEARCH_ENGINES.some((name) => address.host.includes(name));
  // The front page of a network is nobody's profile: a template's own link.
  const isNetwork = address.pathname === '/' && address.search === '' && isSocialHost(address.hostname);
  return isSearch || isNetwork || TEMPLATE_MAKERS.has(withoutWww(address.host));
}

/** An address outside the pages, what today's site calls it, and the pages that have it. */
export type SiteLink = { url: string; label: string; pages: string[] };

/**
 * The addresses outside the pages that visitors are sent to: booking, shop, map, form, document. Those on most pages come last: every page
 * has them.
 */
export function siteLinks({ pages, profile }: Pick<Reading, 'pages' | 'profile'>): SiteLink[] {
  const social = new Set(profile.socialHandles.map(({ url }) => url));
  const links = new Map<string, { label: string; pages: Set<string> }>();
  for (const { page, path } of pages)
    for (const link of page.links) {
      const { text, internal, hidden } = link;
      const href = link.internal ? link.href : withFragment(link);
      const isOutside = href.startsWith('http') && (!internal || DOCUMENTS.has(fileTypeOf(href)));
      if (hidden || !isOutside || isNoTarget(href) || social.has(link.href)) continue;
      // A link that is an icon without a name is known by its host.
      const label = bareLabel(text) || withoutWww(URL.parse(href)?.host ?? '');
      if (label === '' || label.length > MAX_LABEL || isNoise(label)) continue;
      const known = links.get(href);
      if (known) known.pages.add(path);
      else links.set(href, { label, pages: new Set([path]) });
    }
  return [...links]
    .map(([url, { label, pages: on }]) => ({ url, label, pages: [...on] }))
    .toSorted((one, other) => one.pages.length - other.pages.length)
    .slice(0, MOST);
}

/** A line for each of them. Buttons may lead there: `link: https://booking.test/room-1 | Book room 1 | on /, /prices`. */
export const linkLines = (reading: Pick<Reading, 'pages' | 'profile'>): string[] =>
  siteLinks(reading).map(
    ({ url, label, pages }) => `link: ${url} | ${label} | on ${pages.slice(0, 3).join(', ')}${pages.length > 3 ? ' and more' : ''}`,
  );
