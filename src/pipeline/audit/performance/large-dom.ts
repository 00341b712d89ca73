import { defineAudit } from '../define-audit.ts';

/** Lighthouse takes a page with more elements for excessive. */
const MAX_ELEMENTS = 1_400;

export const largeDom = defineAudit('performance/large-dom', {
  severity: 'low',
  effort: 'large',
  title: 'Pages have a reasonable number of elements',
  problem: 'The page has very many elements',
  why: 'Every layout change then takes long, which people notice when scrolling and typing on phones.',
  fix: 'Split long lists, remove wrappers that do nothing, and create hidden content only when it is opened.',
  source: 'https://developer.chrome.com/docs/lighthouse/performance/dom-size',
  check: ({ elementCount }) => (elementCount > MAX_ELEMENTS ? { snippet: `${elementCount} elements` } : null),
});
