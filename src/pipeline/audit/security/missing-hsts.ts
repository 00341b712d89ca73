import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

/** Half a year in seconds: what the Mozilla HTTP Observatory asks for at least. */
const MIN_MAX_AGE = 15_768_000;

export const missingHsts = defineAudit('security/missing-hsts', {
  siteWide: true,
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
