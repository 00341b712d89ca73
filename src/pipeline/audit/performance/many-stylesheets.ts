import { defineAudit } from '../define-audit.ts';
import { tooManyFiles } from '../evidence.ts';

/** Each style sheet in the head holds up the first view; pages in the upper tenth load more than this. */
const MAX_STYLESHEETS = 10;

export const manyStylesheets = defineAudit('performance/many-stylesheets', {
  severity: 'low',
  effort: 'medium',
  title: 'Pages load few style sheets',
  problem: 'The page loads very many style sheets',
  why: 'The browser shows nothing until all of them have arrived.',
  fix: 'Combine the style sheets and remove those that this page does not use.',
  source: 'https://web.dev/learn/performance/optimize-resource-loading#css',
  check: (page) => tooManyFiles(page, 'stylesheet', MAX_STYLESHEETS, 'style sheets'),
});
