import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { schemeOf } from '../url-parts.ts';

export const uncrawlableLink = defineAudit('seo/uncrawlable-link', {
  applies: (page) => visible(page.links).length > 0,
  check: (page) =>
    visible(page.links)
      .filter((link) => schemeOf(link.rawHref) === 'javascript')
      .map(({ selector, rawHref, text }) => ({ selector, snippet: `${text} (${rawHref.trim()})`.trim() })),
});
