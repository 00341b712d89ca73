import { fileTypeOf } from '#text/address.ts';
import { isNoise } from '#text/noise.ts';
import { foldText } from '#text/normalize.ts';
import type { Reading } from '../read-site.ts';

/** Links named for the whole site, and the longest label of one. */
const MOST = 40;
const MAX_LABEL = 60;
const DOCUMENTS = new Set(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'odt', 'ics', 'vcf', 'zip']);

/**
 * A line for each address outside the pages that visitors are sent to: booking, shop, map, form, document. Buttons may lead there:
 * `link: https://booking.test/room-1 | Book room 1 | on /, /prices`. Those on most pages come last: every page has them.
 */
export function linkLines({ pages, profile }: Reading): string[] {
  const social = new Set(profile.socialHandles.map(({ url }) => url));
  const links = new Map<string, { label: string; pages: Set<string> }>();
  for (const { page, path } of pages)
    for (const { href, text, internal, hidden } of page.links) {
      const isOutside = href.startsWith('http') && (!internal || DOCUMENTS.has(fileTypeOf(href)));
      const label = foldText(text);
      if (hidden || !isOutside || social.has(href) || label === '' || label.length > MAX_LABEL || isNoise(label)) continue;
      const known = links.get(href);
      if (known) known.pages.add(path);
      else links.set(href, { label, pages: new Set([path]) });
    }
  return [...links]
    .toSorted(([, a], [, b]) => a.pages.size - b.pages.size)
    .slice(0, MOST)
    .map(
      ([href, { label, pages: on }]) => `link: ${href} | ${label} | on ${[...on].slice(0, 3).join(', ')}${on.size > 3 ? ' and more' : ''}`,
    );
}
