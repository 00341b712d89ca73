// Builds the demo samples: serves each fixture site of src/demo/sites/ on this machine, runs the real pipeline on it and writes
// the result to src/demo/samples/. Run it after a change of the pipeline: `npm run demo:build`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Screenshots } from '#contracts/screenshots.ts';
import { createEgress } from '#egress/create-egress.ts';
import { createEgressProxy } from '#egress/proxy.ts';
import { analyzeSite } from '#pipeline/analyze-site.ts';
import { assembleAnalysis } from '#pipeline/assemble-analysis.ts';
import { buildPrompt } from '#pipeline/build-prompt.ts';
import { createRendering } from '#pipeline/crawl/render/create-rendering.ts';
import { toAnalysisSummary } from '#pipeline/insight/analysis-summary.ts';
import { promptAttachments } from '#pipeline/prompt/attachments.ts';
import { lintPrompt } from '#pipeline/prompt/lint/lint-prompt.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { strategyToMarkdown } from '#pipeline/strategy/markdown/strategy-markdown.ts';
import { serveFolder } from '../tests/fixtures/serve-folder.ts';

const ROOT = join(import.meta.dirname, '..');
const SITES = join(ROOT, 'src/demo/sites');
const SAMPLES = join(ROOT, 'src/demo/samples');
/** The day the samples are dated with, so that building them twice gives the same files. */
const DATED = '2026-11-01T09:00:00.000Z';

type Plan = { id: string; host: string; builder: 'lovable' | 'framer' | 'typedream'; projectName: string; competitors: string[] };

/** Every folder `sites/<id>/` holds the site in `site/`, its competitors in `competitors/<host>/`, and this plan in `plan.json`. */
async function buildSample(folder: string): Promise<void> {
  const plan = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')) as Plan;
  const hosts = [
    { host: plan.host, root: join(folder, 'site') },
    ...plan.competitors.map((host) => ({ host, root: join(folder, 'competitors', host) })),
  ];
  const servers = await Promise.all(hosts.map(async ({ host, root }) => ({ host, server: await serveFolder(root) })));
  const pins = new Map(servers.map(({ host, server }) => [host, { address: '127.0.0.1', port: server.port }]));
  const egress = createEgress({ pins });
  const rendering = createRendering({ chromiumPath: process.env.CHROMIUM_PATH, openProxy: () => createEgressProxy({ pins }) });
  const screenshots: Screenshots[] = [];
  try {
    const stages = await analyzeSite(
      {
        url: `https://${plan.host}/`,
        schemeGiven: false,
        maxPages: 12,
        namedCompetitors: plan.competitors.map((host) => `https://${host}/`),
      },
      {
        egress,
        signal: AbortSignal.timeout(90_000),
        report: () => undefined,
        renderer: rendering.renderer,
        saveScreenshots: async (shots) => {
          screenshots.push(shots);
        },
      },
    );
    const resolved = resolveOutputs(stages);
    const { strategy, prompt: document } = buildPrompt(resolved, { builder: plan.builder, customPrompt: '' });
    const prompt = { ...document, lint: lintPrompt({ document, strategy, profile: resolved.profile }) };
    const { url, ...analysis } = assembleAnalysis(resolved);
    const project = {
      id: plan.id,
      userId: 'demo',
      url,
      status: 'completed',
      analysisSummary: toAnalysisSummary(analysis.businessAnalysis),
      optimizerOutput: strategyToMarkdown(strategy),
      lovablePrompt: plan.builder === 'lovable' ? prompt.text : null,
      chosenBuilder: plan.builder,
      selectedDesigner: plan.builder,
      customPrompt: null,
      designerPrompt: prompt.text,
      optimizerPromptFile: null,
      designerPromptFile: null,
      projectName: plan.projectName,
      analysisError: null,
      createdAt: DATED,
      updatedAt: DATED,
      ...analysis,
      prompt,
      promptLint: prompt.lint,
      attachments: promptAttachments(strategy, prompt.text),
      screenshots: screenshots.flatMap(() =>
        ['desktop', 'full', 'mobile'].map((kind) => ({ kind, url: `/api/projects/${plan.id}/screenshots/${kind}?demo=true` })),
      ),
      isDemo: true,
    };
    mkdirSync(SAMPLES, { recursive: true });
    for (const { desktop, fullPage, mobile } of screenshots) {
      for (const [kind, image] of Object.entries({ desktop, fullPage, mobile }))
        writeFileSync(join(SAMPLES, `${plan.id}-${kind}.jpg`), image.bytes);
    }
    writeFileSync(join(SAMPLES, `${plan.id}.json`), `${JSON.stringify({ project, stages: resolved })}\n`);
    console.log(
      `${plan.id}: ${analysis.pages.length} pages, ${analysis.findings.length} findings, ${analysis.competitors.length} competitors`,
    );
  } finally {
    await rendering.close();
    await egress.close();
    await Promise.all(servers.map(({ server }) => server.close()));
  }
}

for (const name of readdirSync(SITES).sort()) await buildSample(join(SITES, name));
