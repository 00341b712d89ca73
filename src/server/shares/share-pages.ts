import type { PaperFormat } from '#contracts/share.ts';
import type { OpenShare } from '#database/projects/shares.ts';
import { writeReport } from '#pipeline/report/write-report.ts';
import { type EncodedBodies, encodeText } from '../plugins/encodings.ts';
import { fontUrl } from '../report/report-fonts.ts';
import type { ReportServices } from '../report/report-services.ts';
import type { ReportSource } from '../report/report-source.ts';

/** Links whose projects are kept in memory: a stored analysis takes megabytes. */
const KEPT_SOURCES = 6;
const KEPT_PAGES = 32;
const KEPT_PDFS = 4;
/** Out of 11. */
const BROTLI_QUALITY = 5;

export type SharePage = { bodies: EncodedBodies; policy: string };

/** What links show, made once for as long as nothing of it changes. */
export type SharePages = {
  source(share: OpenShare): Promise<ReportSource>;
  /** `base`: address of the link; `fileKey` opens the files of the blueprint. */
  page(share: OpenShare, address: { base: string; fileKey: string }): Promise<SharePage>;
  pdf(share: OpenShare, format: PaperFormat): Promise<Buffer>;
};

/** The newest values by key; a value that could not be made is not kept. */
function createKept<T>(most: number) {
  const kept = new Map<string, Promise<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    for (const old of [...kept.keys()].slice(0, -most)) kept.delete(old);
    return value;
  };
}

export function createSharePages({ sources, print, canPrint }: ReportServices): SharePages {
  const keptSources = createKept<ReportSource>(KEPT_SOURCES);
  const keptPages = createKept<SharePage>(KEPT_PAGES);
  const keptPdfs = createKept<Buffer>(KEPT_PDFS);
  const stateOf = ({ id, sections, state }: OpenShare) => `${id} ${sections} ${state}`;
  const source = (share: OpenShare) =>
    keptSources(`${share.projectId} ${share.state}`, () => sources.own({ id: share.projectId, userId: share.userId }));

  return {
    source,
    page(share, { base, fileKey }) {
      return keptPages(`${stateOf(share)} ${base} ${fileKey}`, async () => {
        const { html, policy } = writeReport((await source(share)).report(share.sections), {
          image: (name) => `${base}/images/${name}`,
          font: fontUrl,
          icon: '/favicon.svg',
          blueprintPage: (file) => `${base}/blueprint/${fileKey}/${file.split('/').map(encodeURIComponent).join('/')}`,
          pdf: canPrint ? `${base}/report.pdf` : null,
          isPrint: false,
        });
        return { bodies: encodeText(html, BROTLI_QUALITY), policy };
      });
    },
    pdf(share, format) {
      const { sections, state } = share;
      return keptPdfs(`${stateOf(share)} ${format}`, async () => print(await source(share), { sections, format, state }));
    },
  };
}
