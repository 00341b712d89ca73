import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { PAPER_FORMATS, SHARE_SECTIONS, ShareSections } from '#contracts/share.ts';
import { ReportImage } from '#contracts/shared-report.ts';
import { displayHost } from '#contracts/website-url.ts';
import { findProjectRow } from '#database/projects/projects.ts';
import { findingsToCsv } from '#pipeline/report/findings-csv.ts';
import { writeReport } from '#pipeline/report/write-report.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { isDemoCall, ownerOf } from '../auth/guards.ts';
import { zipOf } from '../blueprint/zip.ts';
import { attachment, safeFileName } from '../projects/file-names.ts';
import { buildStrategy, writeStrategy } from '../projects/generate-prompt.ts';
import { foundProject } from '../projects/serialize-project.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';
import { bundleOf } from '../report/bundle.ts';
import { fontUrl } from '../report/report-fonts.ts';
import type { ReportSource } from '../report/report-source.ts';

const REPORTS_PER_MINUTE = 60;
/** Each takes the browser for some seconds. */
const PDFS_PER_MINUTE = 6;
const BUNDLES_PER_MINUTE = 6;
const NO_ANALYSIS = 'Run the analysis first.';

const Choice = z.object({
  /** Comma-separated; all by default. */
  sections: z
    .string()
    .max(200)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(ShareSections)
    .optional(),
  format: z.enum(PAPER_FORMATS).optional(),
});
const ImageParams = IdParams.extend({ name: ReportImage });

/** A project to hand on: the report as page and PDF, its findings as CSV, all of it as a ZIP archive. */
export function reportRoutes(app: ApiApp, { parts, signedInOrDemo, reports }: RouteContext): void {
  const tags = ['reports'];
  const path = '/api/projects/:id';
  const asIs = { serializerCompiler: () => (data: unknown) => data as string };
  const file = { onRequest: signedInOrDemo, ...asIs };

  app.get(
    `${path}/report`,
    {
      ...file,
      ...limitPerMinute(parts, REPORTS_PER_MINUTE),
      schema: { tags, params: IdParams, querystring: Choice, response: { 200: z.any() } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { sections = SHARE_SECTIONS } = request.query;
      const source = analyzed(await sourceOf(request, id));
      const base = `/api/projects/${encodeURIComponent(id)}`;
      const query = new URLSearchParams({ sections: sections.join(','), ...(isDemoCall(request) ? { demo: 'true' } : {}) });
      const page = writeReport(source.report(sections), {
        image: (name) => `${base}/report/images/${name}?${query}`,
        font: fontUrl,
        icon: '/favicon.svg',
        blueprintPage: null,
        pdf: reports.canPrint ? `${base}/report.pdf?${query}` : null,
        isPrint: false,
      });
      return reply.type('text/html; charset=utf-8').header('content-security-policy', page.policy).send(page.html);
    },
  );

  app.get(
    `${path}/report/images/:name`,
    { ...file, schema: { tags, params: ImageParams, querystring: Choice, response: { 200: z.any() } } },
    async (request, reply) => {
      const { id, name } = request.params;
      const image = await reports.images(await sourceOf(request, id), name, `owner ${parts.now().toISOString().slice(0, 16)}`);
      if (!image) throw new AppError('not-found', 'This report has no such image.');
      return reply.type(image.mediaType).header('cache-control', 'private, max-age=60').send(image.bytes);
    },
  );

  app.get(
    `${path}/report.pdf`,
    {
      ...file,
      ...limitPerMinute(parts, PDFS_PER_MINUTE),
      schema: { tags, params: IdParams, querystring: Choice, response: { 200: z.any() } },
    },
    async (request, reply) => {
      const { sections = SHARE_SECTIONS, format = 'a4' } = request.query;
      const source = analyzed(await sourceOf(request, request.params.id));
      const pdf = await reports.print(source, { sections, format, state: `pdf ${parts.now().toISOString()}` });
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(`${nameOf(source)}-report.pdf`))
        .send(pdf);
    },
  );

  app.get(`${path}/findings.csv`, { ...file, schema: { tags, params: IdParams, response: { 200: z.any() } } }, async (request, reply) => {
    const source = await sourceOf(request, request.params.id);
    const { analysis } = analyzed(source);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(`${nameOf(source)}-findings.csv`))
      .send(findingsToCsv(analysis?.findings ?? []));
  });

  app.get(
    `${path}/bundle.zip`,
    { ...file, ...limitPerMinute(parts, BUNDLES_PER_MINUTE), schema: { tags, params: IdParams, response: { 200: z.any() } } },
    async (request, reply) => {
      const source = analyzed(await sourceOf(request, request.params.id));
      const files = await bundleOf(source, { pipeline: parts.pipeline, print: reports.canPrint ? reports.print : null, now: parts.now() });
      return reply
        .type('application/zip')
        .header('content-disposition', attachment(`${nameOf(source)}.zip`))
        .send(zipOf(files));
    },
  );

  function sourceOf(request: Parameters<typeof ownerOf>[0], id: string): Promise<ReportSource> | ReportSource {
    return isDemoCall(request) ? reports.sources.sample(id) : reports.sources.own(ownerOf(request));
  }
}

/** Throws `conflict` for a project that was never analyzed. */
function analyzed(source: ReportSource): ReportSource {
  if (!source.analysis) throw new AppError('conflict', NO_ANALYSIS);
  return source;
}

const nameOf = ({ projectName, url }: ReportSource) => safeFileName(projectName ?? '') || safeFileName(displayHost(url)) || 'project';

/** The texts of a project that can be downloaded. */
const DownloadParams = IdParams.extend({ kind: z.enum(['optimizer', 'designer']) });
type Texts = { url: string; projectName: string | null; optimizerOutput: string | null; designerPrompt: string | null };

const MISSING = {
  optimizer: 'There is no optimizer output yet. Please generate it first.',
  designer: 'There is no designer prompt yet. Please choose a designer first.',
} as const;

/** The optimizer text and the designer prompt as text files. */
export function downloadRoutes(app: ApiApp, { parts, signedInOrDemo }: RouteContext): void {
  app.get(
    '/api/projects/:id/download-prompt/:kind',
    { onRequest: signedInOrDemo, schema: { tags: ['prompts'], params: DownloadParams } },
    async (request, reply) => {
      const { id, kind } = request.params;
      const texts = isDemoCall(request) ? sampleTexts(id) : foundProject(await findProjectRow(parts.database.db, ownerOf(request)));
      const text = kind === 'optimizer' ? texts.optimizerOutput : texts.designerPrompt;
      if (!text) throw new AppError('not-found', MISSING[kind]);
      const name = safeFileName(texts.projectName ?? '') || safeFileName(displayHost(texts.url)) || 'project';
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', attachment(`${name}-${kind}.txt`))
        .send(text);
    },
  );

  function sampleTexts(id: string): Texts {
    const { project, stages } = foundProject(parts.demo.find(id));
    return {
      ...project,
      optimizerOutput: project.optimizerOutput ?? writeStrategy(buildStrategy(stages, parts.pipeline), [], parts.pipeline).markdown,
    };
  }
}
