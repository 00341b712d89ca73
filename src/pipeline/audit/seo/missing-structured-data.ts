import { defineAudit } from '../define-audit.ts';
import { ifSeen, readingOf } from '../evidence.ts';

export const missingStructuredData = defineAudit('seo/missing-structured-data', {
  applies: (page) => page.type === 'home',
  check: (page) =>
    page.structuredData.length === 0 ? { lookedIn: `${readingOf(page)}: no JSON-LD, microdata or RDFa`, ...ifSeen(page) } : null,
});
