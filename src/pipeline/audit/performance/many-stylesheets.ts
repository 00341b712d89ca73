import { defineAudit } from '../define-audit.ts';
import { tooManyFiles } from '../evidence.ts';

/** Each style sheet in the head holds up the first view; pages in the upper tenth load more than this. */
const MAX_STYLESHEETS = 10;

export const manyStylesheets = defineAudit('performance/many-stylesheets', {
  check: (page) => tooManyFiles(page, 'stylesheet', MAX_STYLESHEETS, 'style sheets'),
});
