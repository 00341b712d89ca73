import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';
import { pathWords } from '../url-parts.ts';

export const nofollowInternalLink = defineAudit('seo/nofollow-internal-link', {
  severity: 'low',
  title: 'Search engines may follow internal links',
  problem: 'An internal link tells search engines not to follow it (nofollow)',
  why: 'nofollow is meant for links to sites you do not vouch for; on your own pages it hides them.',
  fix: 'Remove nofollow from internal links; use noindex for pages that should not be found.',
  readsContent: true,
  source: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  applies: (page) => page.links.some((link) => link.internal && !link.hidden),
  check: (page) =>
    visible(page.links)
      .filter(
        (link) =>
          link.internal && link.rel.toLowerCase().split(' ').includes('nofollow') && !hasPageLabel(pathWords(link.href), 'account-link'),
      )
      .map(({ selector, href, text }) => ({ selector, snippet: `${text} (${href})`.trim() })),
});
