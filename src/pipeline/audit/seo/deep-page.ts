import { defineAudit } from '../define-audit.ts';

/** More clicks than this from the home page, and both visitors and crawlers come seldom. */
const MAX_CLICKS = 3;
/** Kinds of pages that may well lie deep. */
const DEEP_BY_NATURE = new Set(['article', 'legal', 'docs', 'other']);

export const deepPage = defineAudit('seo/deep-page', {
  applies: (page) => page.depth !== null && !DEEP_BY_NATURE.has(page.type),
  check: ({ depth, path }) => ((depth ?? 0) > MAX_CLICKS ? { snippet: `${path}: ${depth} clicks` } : null),
});
