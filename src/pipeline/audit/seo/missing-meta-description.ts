import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

export const missingMetaDescription = defineAudit('seo/missing-meta-description', {
  severity: 'medium',
  weight: 2,
  title: 'Every page has a meta description',
  problem: 'The page has no meta description',
  why: 'Search engines often show it below the title; without one they pick words from the page.',
  fix: 'Write one or two sentences that say what the page offers and to whom.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  check: (page) => ((page.description ?? '').trim() === '' ? missingFromHead(page, 'meta description with text') : null),
});
