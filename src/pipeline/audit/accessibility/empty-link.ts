import { defineAudit } from '../define-audit.ts';
import { issueFrom, visible } from '../evidence.ts';

export const emptyLink = defineAudit({
  id: 'empty-link',
  category: 'accessibility',
  severity: 'high',
  weight: 2,
  effort: 'small',
  scope: 'page',
  title: 'Every link has a name',
  problem: 'A link has no name',
  why: 'Screen readers announce it as "link" or read its address aloud; nobody knows where it leads.',
  fix: 'Put text into the link, an alternative text on its image, or an aria-label.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  applies: (page) => visible(page.links).length > 0,
  check: (page) =>
    issueFrom(
      visible(page.links)
        .filter((link) => link.text.trim() === '')
        .map(({ selector, rawHref }) => ({ selector, snippet: `href="${rawHref}"` })),
    ),
});
