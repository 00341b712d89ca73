import { AppError } from '#contracts/errors.ts';
import type { PaperFormat, ShareSection } from '#contracts/share.ts';
import type { ReportImage, SharedReport } from '#contracts/shared-report.ts';
import type { PrintFiles } from '#pipeline/crawl/render/print-files.ts';
import { REPORT_FONTS, type ReportFont, type ReportLinks } from '#pipeline/report/report-links.ts';
import { writeReport } from '#pipeline/report/write-report.ts';
import { readFont } from './report-fonts.ts';
import type { ReportImages } from './report-images.ts';
import type { ImageFile, ReportSource } from './report-source.ts';

/** Makes a PDF of some sections. Throws `unavailable` where no browser is there or it fails. */
export type PrintReport = (
  source: ReportSource,
  choice: { sections: readonly ShareSection[]; format: PaperFormat; state: string },
) => Promise<Buffer>;

const NO_BROWSER =
  'A PDF needs a browser on the server, and this server has none. Open the report instead and print it to a PDF with your own browser.';
const FAILED = 'The PDF could not be made this time. Please try again in a minute.';
const BUSY = 'Several PDFs are being made right now. Please try again in a minute.';
/** Each takes the browser for some seconds; more than these wait too long. */
const AT_ONCE = 4;

const LINKS: ReportLinks = {
  image: (name) => `images/${name}`,
  font: (name) => `fonts/${name}`,
  icon: 'data:,',
  blueprintPage: null,
  pdf: null,
  isPrint: true,
};

/** Makes the function. `closing` ends what is under way. */
export function createPrintReport(printFiles: PrintFiles | null, images: ReportImages, closing: AbortSignal): PrintReport {
  let running = 0;

  /** The images that can be had: one that can't be taken now is left out. */
  async function imagesOf(source: ReportSource, names: readonly ReportImage[], state: string): Promise<Map<ReportImage, ImageFile>> {
    const files = new Map<ReportImage, ImageFile>();
    for (const name of names) {
      const file = await images(source, name, state).catch(() => null);
      if (file) files.set(name, file);
    }
    return files;
  }

  async function print(report: SharedReport, files: ReadonlyMap<ReportImage, ImageFile>, format: PaperFormat): Promise<Buffer> {
    if (!printFiles) throw new AppError('unavailable', NO_BROWSER);
    const page = writeReport({ ...report, images: [...files.keys()] }, LINKS);
    const read = async (path: string) => {
      if (path === 'report.html') return { content: page.html, mediaType: 'text/html; charset=utf-8' };
      const [folder = '', name = ''] = path.split('/');
      const image = folder === 'images' ? files.get(name as ReportImage) : undefined;
      if (image) return { content: image.bytes, mediaType: image.mediaType };
      if (folder === 'fonts' && name in REPORT_FONTS) return { content: await readFont(name as ReportFont), mediaType: 'font/woff2' };
      return null;
    };
    const footer = [report.agency.name, report.site.host].filter(Boolean).join(' · ');
    return printFiles(read, { path: 'report.html', format, footer, signal: closing }).catch((cause: unknown) => {
      throw new AppError('unavailable', FAILED, { cause, retryAfterSeconds: 60 });
    });
  }

  return async (source, { sections, format, state }) => {
    if (!printFiles) throw new AppError('unavailable', NO_BROWSER);
    if (running >= AT_ONCE) throw new AppError('unavailable', BUSY, { retryAfterSeconds: 60 });
    running += 1;
    try {
      const report = source.report(sections);
      return await print(report, await imagesOf(source, report.images, state), format);
    } finally {
      running -= 1;
    }
  };
}
