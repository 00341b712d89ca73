import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

export const missingViewport = defineAudit('ux/missing-viewport', {
  check: (page) => (page.viewport === null ? missingFromHead(page, 'meta viewport') : null),
});
