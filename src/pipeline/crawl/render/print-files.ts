import type { PaperFormat } from '#contracts/share.ts';
import { escapeHtml } from '../../blueprint/html.ts';
import { type FileSiteServices, openFile, type ReadSiteFile, withFileSite } from './file-site.ts';

/**
 * Prints one page of a site that exists as files only as a PDF, tagged for screen readers and with an outline; `footer` is repeated on each
 * sheet next to its number. No script runs and nothing is loaded from anywhere else. Throws when the browser can't be started or is too
 * slow, and when `signal` is aborted.
 */
export type PrintFiles = (
  read: ReadSiteFile,
  options: { path: string; format: PaperFormat; footer: string; signal: AbortSignal },
) => Promise<Buffer>;

/** A long report has a hundred sheets. */
const PRINT_MS = 90_000;
const VIEWPORT = { width: 794, height: 1_123 };

const footerOf = (text: string) =>
  `<div style="width:100%;padding:0 16mm;display:flex;justify-content:space-between;font:7.5pt sans-serif;color:#5b5548"><span>${escapeHtml(text)}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`;

/** Makes the function on a pool of browsers. */
export function createPrintFiles(services: FileSiteServices): PrintFiles {
  return (read, { path, format, footer, signal }) =>
    withFileSite(services, { read, signal, timeoutMs: PRINT_MS }, async (context) => {
      const page = await openFile(context, path, VIEWPORT);
      return page.pdf({
        format: format === 'letter' ? 'Letter' : 'A4',
        printBackground: true,
        tagged: true,
        outline: true,
        displayHeaderFooter: true,
        headerTemplate: '<span></span>',
        footerTemplate: footerOf(footer),
        margin: { top: '16mm', right: '16mm', bottom: '18mm', left: '16mm' },
      });
    });
}
