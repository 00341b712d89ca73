import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

export const missingCanonical = defineAudit({
  id: 'missing-canonical',
  category: 'seo',
  severity: 'low',
  weight: 2,
  effort: 'small',
  scope: 'page',
  title: 'Every page names its canonical address',
  problem: 'The page names no canonical address',
  why: 'When a page answers at several addresses, the canonical link says which one search engines should show.',
  fix: 'Add <link rel="canonical"> with the full address of the page to its head.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  check: (page) => ((page.canonical ?? '').trim() === '' ? missingFromHead(page, 'link rel="canonical" with an address') : null),
});
