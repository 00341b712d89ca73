import { defineAudit } from '../define-audit.ts';
import { issueFrom } from '../evidence.ts';

export const duplicateId = defineAudit({
  id: 'duplicate-id',
  category: 'accessibility',
  severity: 'low',
  weight: 1,
  effort: 'small',
  scope: 'page',
  title: 'Each id stands once on a page',
  problem: 'An id stands more than once on the page',
  why: 'Labels, descriptions and anchors that point to it reach only the first, perhaps the wrong one.',
  fix: 'Give each element an id of its own.',
  source: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
  check: (page) => issueFrom(page.duplicateIds.map((id) => ({ selector: `[id="${id}"]`, snippet: `id="${id}"` }))),
});
