import { defineAudit } from '../define-audit.ts';

export const robotsTxtError = defineAudit({
  id: 'robots-txt-error',
  category: 'seo',
  severity: 'high',
  weight: 2,
  effort: 'medium',
  scope: 'site',
  title: 'robots.txt answers without a server error',
  problem: 'robots.txt is answered with a server error',
  why: 'Search engines then treat the whole site as closed until the file answers again.',
  fix: 'Make the server answer /robots.txt with the file, or with 404 when there is none.',
  source: 'https://www.rfc-editor.org/rfc/rfc9309.html#section-2.3.1.4',
  applies: (site) => site.robots.status !== null,
  check: ({ robots }) => ((robots.status ?? 0) >= 500 ? { snippet: `${robots.url} (${robots.status})` } : null),
});
