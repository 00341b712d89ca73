import { SHARE_SECTIONS } from '#contracts/share.ts';
import { findingsToCsv } from '#pipeline/report/findings-csv.ts';
import { blueprintPaths, readBlueprintFile } from '../blueprint/blueprints.ts';
import type { ZipEntry } from '../blueprint/zip.ts';
import type { PipelineFunctions } from '../parts.ts';
import { safeFileName } from '../projects/file-names.ts';
import type { PrintReport } from './print-report.ts';
import type { ReportSource } from './report-source.ts';

const file = (path: string, content: string | Uint8Array): ZipEntry => ({ path, bytes: Buffer.from(content) });
const json = (path: string, value: unknown) => file(path, `${JSON.stringify(value, null, 1)}\n`);

/** Everything of a project as files: what it does not have yet is missing, and so is the PDF where none can be made. */
export async function bundleOf(
  source: ReportSource,
  { pipeline, print, now }: { pipeline: PipelineFunctions; print: PrintReport | null; now: Date },
): Promise<ZipEntry[]> {
  const { analysis, strategyText, verification } = source;
  const choice = { sections: SHARE_SECTIONS, format: 'a4', state: `zip ${now.toISOString()}` } as const;
  const pdf = print && (await print(source, choice).catch(() => null));
  return [
    ...(pdf ? [file('report.pdf', pdf)] : []),
    ...(analysis ? [json('analysis.json', analysis), file('findings.csv', findingsToCsv(analysis.findings))] : []),
    ...(strategyText ? [file('strategy.md', strategyText)] : []),
    ...promptFiles(source, pipeline),
    ...(verification ? [json('verification.json', verification)] : []),
    ...(await blueprintFiles(source)),
  ];
}

/** The whole prompt, each step on its own, and the files that go with it. */
function promptFiles({ prompt, strategy }: ReportSource, { promptAttachments }: PipelineFunctions): ZipEntry[] {
  if (!prompt) return [];
  const steps = prompt.blocks.map(({ title, text }, at) => {
    const number = String(at + 1).padStart(2, '0');
    return file(`prompt/${number}-${safeFileName(title) || 'step'}.md`, `${text}\n`);
  });
  const attachments = strategy ? promptAttachments(strategy, prompt.text, prompt.review) : [];
  return [file('prompt/prompt.md', `${prompt.text}\n`), ...steps, ...attachments.map(({ name, text }) => file(`prompt/${name}`, text))];
}

async function blueprintFiles(source: ReportSource): Promise<ZipEntry[]> {
  const drawing = await source.drawWhole();
  if (!drawing) return [];
  const read = async (path: string) => file(`blueprint/${path}`, (await readBlueprintFile(drawing, path)) ?? '');
  return Promise.all(blueprintPaths(drawing).map(read));
}
