import { defineAudit } from '../define-audit.ts';

export const duplicateId = defineAudit('accessibility/duplicate-id', {
  severity: 'low',
  title: 'Each id is used once per page',
  problem: 'An id is used more than once on the page',
  why: 'Labels, descriptions and anchors that point to it reach only the first element, which may be the wrong one.',
  fix: 'Give each element its own id.',
  source: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
  check: (page) => page.duplicateIds.map((id) => ({ selector: `[id="${id}"]`, snippet: `id="${id}"` })),
});
