import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

export const missingTwitterCard = defineAudit('seo/missing-twitter-card', {
  siteWide: true,
  check: (page) => (page.meta['twitter:card']?.trim() ? null : missingFromHead(page, 'meta twitter:card')),
});
