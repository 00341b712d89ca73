import { defineAudit } from '../define-audit.ts';

export const invalidStructuredData = defineAudit('seo/invalid-structured-data', {
  severity: 'medium',
  weight: 2,
  title: 'Structured data is valid',
  problem: 'Structured data cannot be parsed',
  why: 'One misplaced comma, and search engines ignore the whole block.',
  fix: 'Correct the JSON and test it with the Rich Results Test.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies#technical-guidelines',
  applies: (page) => page.structuredData.length > 0,
  check: (page) =>
    page.structuredData.flatMap(({ selector, error, format }) => (error === null ? [] : [{ selector, snippet: `${format}: ${error}` }])),
});
