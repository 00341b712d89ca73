import { defineAudit } from '../define-audit.ts';

/** Lighthouse takes a page with more elements for excessive. */
const MAX_ELEMENTS = 1_400;

export const largeDom = defineAudit('performance/large-dom', {
  check: ({ elementCount }) => (elementCount > MAX_ELEMENTS ? { snippet: `${elementCount} elements` } : null),
});
