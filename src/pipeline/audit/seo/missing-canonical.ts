import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

export const missingCanonical = defineAudit('seo/missing-canonical', {
  check: (page) => ((page.canonical ?? '').trim() === '' ? missingFromHead(page, 'link rel="canonical" with an address') : null),
});
