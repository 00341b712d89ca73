import { defineSiteAudit } from '../define-audit.ts';

export const robotsTxtError = defineSiteAudit('seo/robots-txt-error', {
  severity: 'high',
  weight: 2,
  effort: 'medium',
  title: 'robots.txt loads without a server error',
  problem: 'robots.txt returns a server error',
  why: 'Search engines then treat the whole site as blocked until the file loads again.',
  fix: 'Make the server return robots.txt, or a 404 if there is none.',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html#section-2.3.1.4',
  applies: (site) => site.robots.status !== null,
  check: ({ robots }) => ((robots.status ?? 0) >= 500 ? { snippet: `${robots.url} (${robots.status})` } : null),
});
