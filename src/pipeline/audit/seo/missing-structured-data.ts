import { defineAudit } from '../define-audit.ts';
import { ifSeen, readingOf } from '../evidence.ts';

export const missingStructuredData = defineAudit('seo/missing-structured-data', {
  severity: 'medium',
  title: 'The home page has structured data about the business',
  problem: 'The home page has no structured data',
  why: 'Search engines and assistants take name, location, hours and offers from it without guessing.',
  fix: 'Add JSON-LD with the schema.org type of the business, its name, address, telephone and url.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
  applies: (page) => page.type === 'home',
  check: (page) =>
    page.structuredData.length === 0 ? { lookedIn: `${readingOf(page)}: no JSON-LD, microdata or RDFa`, ...ifSeen(page) } : null,
});
