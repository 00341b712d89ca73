import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

export const missingMetaDescription = defineAudit('seo/missing-meta-description', {
  check: (page) => ((page.description ?? '').trim() === '' ? missingFromHead(page, 'meta description with text') : null),
});
