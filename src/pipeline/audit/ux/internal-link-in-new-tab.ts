import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { fileExtension } from '../url-parts.ts';

/** Documents and images may open a new tab. */
const FILES = new Set(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'zip', 'jpg', 'jpeg', 'png', 'webp', 'svg']);

export const internalLinkInNewTab = defineAudit('ux/internal-link-in-new-tab', {
  severity: 'low',
  title: 'Internal links open in the same tab',
  problem: 'An internal link opens a new tab',
  why: 'The back button stops working, and on phones people lose track of their tabs.',
  fix: 'Remove target="_blank" from links within the site.',
  source: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G200',
  applies: (page) => visible(page.links).some((link) => link.internal),
  check: (page) =>
    visible(page.links)
      .filter((link) => link.internal && link.target.toLowerCase() === '_blank' && !FILES.has(fileExtension(link.href)))
      .map(({ selector, text, href }) => ({ selector, snippet: `${text} (${href})`.trim() })),
});
