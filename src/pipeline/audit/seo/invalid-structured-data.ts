import { defineAudit } from '../define-audit.ts';

export const invalidStructuredData = defineAudit('seo/invalid-structured-data', {
  applies: (page) => page.structuredData.length > 0,
  check: (page) =>
    page.structuredData.flatMap(({ selector, error, format }) => (error === null ? [] : [{ selector, snippet: `${format}: ${error}` }])),
});
