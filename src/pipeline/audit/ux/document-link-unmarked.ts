import { fileTypeOf } from '#text/address.ts';
import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

const DOCUMENTS = new Set(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'zip']);
/** Words in a link text that announce a document. */
const ANNOUNCED = [
  ...['pdf', 'doc', 'word', 'xls', 'excel', 'ppt', 'powerpoint', 'zip', 'download'],
  ...['herunterladen', 'télécharger', 'descargar'],
];

export const documentLinkUnmarked = defineAudit('ux/document-link-unmarked', {
  applies: (page) => visible(page.links).some(({ href }) => DOCUMENTS.has(fileTypeOf(href))),
  check: (page) =>
    visible(page.links).flatMap(({ href, text, selector }) => {
      const announced = ANNOUNCED.some((word) => text.toLowerCase().includes(word));
      return announced || !DOCUMENTS.has(fileTypeOf(href)) ? [] : [{ selector, snippet: `${text} (${href})`.trim() }];
    }),
});
