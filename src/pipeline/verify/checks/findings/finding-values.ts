import type { Finding } from '#contracts/finding.ts';
import { urlKey } from '../../../crawl/url-key.ts';
import type { Comparison } from '../../compare/comparison.ts';
import type { FixValue } from '../../define-check.ts';

/** What today's site has in the place of what a finding misses: the words of a link that lost its name. */
export function findingValues({ id, url, evidence }: Finding, { brief, now, map }: Comparison): FixValue[] {
  if (id !== 'empty-link') return [];
  const link = now.site.pages.find((page) => page.url === url)?.links.find(({ selector }) => selector === evidence.selector);
  if (!link) return [];
  const target = link.internal ? urlKey(new URL(map.toOld(link.href), brief.url).href) : urlKey(link.href);
  const old = brief.site.pages.flatMap(({ links }) => links).find(({ href, text }) => text !== '' && urlKey(href) === target);
  return old ? [{ label: 'Link text', text: old.text }] : [];
}
