import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { schemeOf } from '../url-parts.ts';

export const uncrawlableLink = defineAudit('seo/uncrawlable-link', {
  severity: 'low',
  weight: 2,
  title: 'Links have URLs that crawlers can follow',
  problem: 'A link runs a script instead of having a URL',
  why: 'Search engines only follow real URLs, and such links fail when the script does.',
  fix: 'Put the URL in href, or use a button if nothing is opened.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#crawlable-links',
  applies: (page) => visible(page.links).length > 0,
  check: (page) =>
    visible(page.links)
      .filter((link) => schemeOf(link.rawHref) === 'javascript')
      .map(({ selector, rawHref, text }) => ({ selector, snippet: `${text} (${rawHref.trim()})`.trim() })),
});
