import { defineAudit } from '../define-audit.ts';

/** More clicks than this from the home page, and both visitors and crawlers come seldom. */
const MAX_CLICKS = 3;
/** Kinds of pages that may well lie deep. */
const DEEP_BY_NATURE = new Set(['article', 'legal', 'docs', 'other']);

export const deepPage = defineAudit('seo/deep-page', {
  severity: 'low',
  effort: 'medium',
  title: 'Important pages are at most three clicks away',
  problem: 'The page is more than three clicks from the home page',
  why: 'The deeper a page is, the fewer visitors and crawlers reach it.',
  fix: 'Link to it from the menu or from a page near the home page.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  applies: (page) => page.depth !== null && !DEEP_BY_NATURE.has(page.type),
  check: ({ depth, path }) => ((depth ?? 0) > MAX_CLICKS ? { snippet: `${path}: ${depth} clicks` } : null),
});
