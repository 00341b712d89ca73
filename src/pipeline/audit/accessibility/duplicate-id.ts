import { defineAudit } from '../define-audit.ts';
import { issueFrom } from '../evidence.ts';

export const duplicateId = defineAudit({
  id: 'duplicate-id',
  category: 'accessibility',
  severity: 'low',
  weight: 1,
  effort: 'small',
  scope: 'page',
  title: 'Each id is used once per page',
  problem: 'An id is used more than once on the page',
  why: 'Labels, descriptions and anchors that point to it reach only the first element, which may be the wrong one.',
  fix: 'Give each element its own id.',
  source: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
  check: (page) => issueFrom(page.duplicateIds.map((id) => ({ selector: `[id="${id}"]`, snippet: `id="${id}"` }))),
});
