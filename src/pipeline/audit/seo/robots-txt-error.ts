import { defineSiteAudit } from '../define-audit.ts';

export const robotsTxtError = defineSiteAudit('seo/robots-txt-error', {
  applies: (site) => site.robots.status !== null,
  check: ({ robots }) => ((robots.status ?? 0) >= 500 ? { snippet: `${robots.url} (${robots.status})` } : null),
});
