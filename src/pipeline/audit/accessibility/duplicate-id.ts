import { defineAudit } from '../define-audit.ts';

export const duplicateId = defineAudit('accessibility/duplicate-id', {
  check: (page) => page.duplicateIds.map((id) => ({ selector: `[id="${id}"]`, snippet: `id="${id}"` })),
});
