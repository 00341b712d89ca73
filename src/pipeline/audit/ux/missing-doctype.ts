import { defineAudit } from '../define-audit.ts';
import { readingOf } from '../evidence.ts';

export const missingDoctype = defineAudit('ux/missing-doctype', {
  check: (page) => (page.doctype ? null : { lookedIn: `start of ${readingOf(page)}` }),
});
