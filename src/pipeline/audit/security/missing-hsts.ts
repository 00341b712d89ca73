import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

/** Half a year in seconds: what the Mozilla HTTP Observatory asks for at least. */
const MIN_MAX_AGE = 15_768_000;

export const missingHsts = defineAudit('security/missing-hsts', {
  severity: 'medium',
  weight: 2,
  siteWide: true,
  title: 'Browsers are told to stay on https (HSTS)',
  problem: 'Browsers are not told to stay on https (HSTS)',
  why: 'Without it, the first request of a visit can be intercepted before the redirect.',
  fix: 'Send Strict-Transport-Security: max-age=31536000; includeSubDomains.',
  source: 'https://www.rfc-editor.org/rfc/rfc6797.html',
  applies: (page) => page.url.startsWith('https:'),
  check: (page) => {
    const value = page.headers['strict-transport-security'] ?? '';
    if (value.trim() === '') return missingHeader(page, 'strict-transport-security');
    const maxAge = Number(/max-age\s*=\s*"?(\d+)/i.exec(value)?.[1] ?? 0);
    return maxAge >= MIN_MAX_AGE
      ? null
      : { header: 'strict-transport-security', snippet: value, title: 'Browsers are told to stay on https only for a short time (HSTS)' };
  },
});
