import { defineSiteAudit } from '../define-audit.ts';
import { notFetched } from '../evidence.ts';

export const robotsTxtMissing = defineSiteAudit('seo/robots-txt-missing', {
  applies: ({ robots }) => (robots.status ?? 0) < 500,
  check: ({ robots }) => {
    if (robots.status === null) return notFetched(robots.url);
    return robots.status >= 400 ? { lookedIn: `${robots.url} (${robots.status})` } : null;
  },
});
