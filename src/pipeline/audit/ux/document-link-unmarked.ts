import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { fileExtension } from '../url-parts.ts';

const DOCUMENTS = new Set(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'zip']);
/** Words in a link text that announce a document. */
const ANNOUNCED = [
  ...['pdf', 'doc', 'word', 'xls', 'excel', 'ppt', 'powerpoint', 'zip', 'download'],
  ...['herunterladen', 'télécharger', 'descargar'],
];

export const documentLinkUnmarked = defineAudit('ux/document-link-unmarked', {
  severity: 'low',
  title: 'Links to documents name the format',
  problem: 'A link opens a document without saying so',
  why: 'People expect a page; a document takes them off the site or into their downloads.',
  fix: 'Add the format to the link text, for example “Price list (PDF)”.',
  source: 'https://www.nngroup.com/articles/avoid-pdf-for-on-screen-reading/',
  applies: (page) => visible(page.links).some(({ href }) => DOCUMENTS.has(fileExtension(href))),
  check: (page) =>
    visible(page.links).flatMap(({ href, text, selector }) => {
      const announced = ANNOUNCED.some((word) => text.toLowerCase().includes(word));
      return announced || !DOCUMENTS.has(fileExtension(href)) ? [] : [{ selector, snippet: `${text} (${href})`.trim() }];
    }),
});
