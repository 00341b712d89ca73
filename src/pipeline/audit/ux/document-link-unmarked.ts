import { defineAudit } from '../define-audit.ts';
import { issueFrom, visible } from '../evidence.ts';

const DOCUMENT = /\.(pdf|docx?|xlsx?|pptx?|zip)$/i;

export const documentLinkUnmarked = defineAudit({
  id: 'document-link-unmarked',
  category: 'ux',
  severity: 'low',
  weight: 1,
  effort: 'small',
  scope: 'page',
  title: 'Links to documents name the format',
  problem: 'A link opens a document without saying so',
  why: 'People expect a page; a document takes them off the site or into their downloads.',
  fix: 'Add the format to the link text, for example “Price list (PDF)”.',
  source: 'https://www.nngroup.com/articles/avoid-pdf-for-on-screen-reading/',
  applies: (page) => visible(page.links).some(({ href }) => DOCUMENT.test(pathOf(href))),
  check: (page) =>
    issueFrom(
      visible(page.links).flatMap(({ href, text, selector }) => {
        const format = DOCUMENT.exec(pathOf(href))?.[1] ?? '';
        return format === '' || /pdf|docx?|word|xlsx?|excel|pptx?|powerpoint|zip|download|herunterladen|télécharger|descargar/iu.test(text)
          ? []
          : [{ selector, snippet: `${text} (${href})`.trim() }];
      }),
    ),
});

function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '');
}
