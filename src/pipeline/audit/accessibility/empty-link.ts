import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

export const emptyLink = defineAudit('accessibility/empty-link', {
  severity: 'high',
  weight: 2,
  title: 'Every link has a name',
  problem: 'A link has no name',
  why: 'Screen readers announce it as "link" or read out its URL, so people cannot tell where it leads.',
  fix: 'Put text in the link, alt text on its image, or add an aria-label.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  applies: (page) => visible(page.links).length > 0,
  check: (page) =>
    visible(page.links)
      .filter((link) => link.text.trim() === '')
      .map(({ selector, rawHref }) => ({ selector, snippet: `href="${rawHref}"` })),
});
