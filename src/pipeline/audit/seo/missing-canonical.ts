import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

export const missingCanonical = defineAudit('seo/missing-canonical', {
  severity: 'low',
  weight: 2,
  title: 'Every page has a canonical URL',
  problem: 'The page has no canonical URL',
  why: 'When a page is available at several URLs, the canonical link says which one search engines should show.',
  fix: 'Add <link rel="canonical"> with the page\'s full URL to its head.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  check: (page) => ((page.canonical ?? '').trim() === '' ? missingFromHead(page, 'link rel="canonical" with an address') : null),
});
