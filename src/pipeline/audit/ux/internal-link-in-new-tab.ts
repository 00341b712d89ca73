import { fileTypeOf } from '#text/address.ts';
import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

/** Documents and images may open a new tab. */
const FILES = new Set(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'zip', 'jpg', 'jpeg', 'png', 'webp', 'svg']);

export const internalLinkInNewTab = defineAudit('ux/internal-link-in-new-tab', {
  applies: (page) => visible(page.links).some((link) => link.internal),
  check: (page) =>
    visible(page.links)
      .filter((link) => link.internal && link.target.toLowerCase() === '_blank' && !FILES.has(fileTypeOf(link.href)))
      .map(({ selector, text, href }) => ({ selector, snippet: `${text} (${href})`.trim() })),
});
