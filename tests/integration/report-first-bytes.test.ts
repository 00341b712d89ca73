// What a client waits for: little comes before the first page of a shared report.
import { expect, it } from 'vitest';
import { SHARE_SECTIONS } from '#contracts/share.ts';
import { createDemoSamples } from '#demo/demo-samples.ts';
import { accentShades } from '#pipeline/report/accent.ts';
import { makeReport } from '#pipeline/report/make-report.ts';
import { writeReport } from '#pipeline/report/write-report.ts';
import { PIPELINE_FUNCTIONS } from '#server/pipeline-functions.ts';
import { buildStrategy } from '#server/projects/generate-prompt.ts';

/** Styles and the first page; what follows is not needed for the first frame. */
const MAX_BYTES_BEFORE_SECTIONS = 18_500;

function sampleReport(): string {
  const demo = createDemoSamples();
  const { project, stages } = demo.nearest('coffee');
  const report = makeReport(
    {
      ...{ url: project.url, analyzedAt: project.createdAt, agency: { name: '', shades: accentShades(null) } },
      ...{ analysis: PIPELINE_FUNCTIONS.assembleAnalysis(stages), strategy: buildStrategy(stages, PIPELINE_FUNCTIONS) },
      ...{ prompt: project.prompt ?? null, verification: demo.verification(project.id), blueprint: null, images: [] },
    },
    SHARE_SECTIONS,
  );
  const links = { image: (name: string) => `/${name}`, font: (name: string) => `/${name}`, icon: 'data:,', blueprintPage: null, pdf: null };
  return writeReport(report, { ...links, isPrint: false }).html;
}

const html = sampleReport();

it('sends little before the first page is complete', () => {
  const start = html.slice(0, html.indexOf('<section'));
  expect(start).toContain('In this report');
  expect(Buffer.byteLength(start)).toBeLessThan(MAX_BYTES_BEFORE_SECTIONS);
});
