import { defineAudit } from '../define-audit.ts';
import { issueFrom, visible } from '../evidence.ts';

export const nofollowInternalLink = defineAudit({
  id: 'nofollow-internal-link',
  category: 'seo',
  severity: 'low',
  weight: 1,
  effort: 'small',
  scope: 'page',
  title: 'Internal links may be followed',
  problem: 'An internal link asks search engines not to follow it',
  why: 'nofollow is meant for links to sites one does not vouch for; on own pages it hides them.',
  fix: 'Remove nofollow from internal links; close pages that nobody should find by noindex.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  applies: (page) => page.links.some((link) => link.internal && !link.hidden),
  check: (page) =>
    issueFrom(
      visible(page.links)
        .filter((link) => link.internal && /\bnofollow\b/i.test(link.rel) && !/login|account|cart|anmeld|warenkorb/i.test(link.href))
        .map(({ selector, href, text }) => ({ selector, snippet: `${text} (${href})`.trim() })),
    ),
});
