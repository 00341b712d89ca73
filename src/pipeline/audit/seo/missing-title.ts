import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

export const missingTitle = defineAudit('seo/missing-title', {
  check: (page) =>
    (page.title ?? '').trim() === '' ? missingFromHead(page, page.title === null ? 'title element' : 'text in the title') : null,
});
