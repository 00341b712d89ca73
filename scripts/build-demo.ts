// Makes the demo samples: serves each fixture site of src/demo/sites/ on this machine, runs the real line over it and writes
// what it found to src/demo/samples/. Run it after a change of the pipeline: `npm run demo:build`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEgress } from '#egress/create-egress.ts';
import { analyzeSite } from '#pipeline/analyze-site.ts';
import { assembleAnalysis } from '#pipeline/assemble-analysis.ts';
import { toAnalysisSummary } from '#pipeline/insight/analysis-summary.ts';
import { promptFor } from '#pipeline/prompt-for.ts';
import { strategyToMarkdown } from '#pipeline/strategy/strategy-markdown.ts';
import { serveFolder } from '../tests/fixtures/serve-folder.ts';

const ROOT = join(import.meta.dirname, '..');
const SITES = join(ROOT, 'src/demo/sites');
const SAMPLES = join(ROOT, 'src/demo/samples');
/** The day the samples are dated with, so that building them twice gives the same files. */
const DATED = '2026-11-01T09:00:00.000Z';

type Plan = { id: string; host: string; builder: 'lovable' | 'framer' | 'typedream'; projectName: string; rivals: string[] };

/** Every folder `sites/<id>/` holds the site in `site/`, its rivals in `rivals/<host>/`, and this plan in `plan.json`. */
async function buildSample(folder: string): Promise<void> {
  const plan = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')) as Plan;
  const hosts = [
    { host: plan.host, root: join(folder, 'site') },
    ...plan.rivals.map((host) => ({ host, root: join(folder, 'rivals', host) })),
  ];
  const servers = await Promise.all(hosts.map(async ({ host, root }) => ({ host, server: await serveFolder(root) })));
  const egress = createEgress({ pins: new Map(servers.map(({ host, server }) => [host, { address: '127.0.0.1', port: server.port }])) });
  try {
    const stages = await analyzeSite(
      { url: `https://${plan.host}/`, schemeGiven: false, maxPages: 12, namedCompetitors: plan.rivals.map((host) => `https://${host}/`) },
      { egress, signal: AbortSignal.timeout(60_000), report: () => undefined },
    );
    const { strategy, prompt } = promptFor(stages, { builder: plan.builder, customPrompt: '' });
    const { url, ...analysis } = assembleAnalysis(stages);
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
      isDemo: true,
    };
    mkdirSync(SAMPLES, { recursive: true });
    writeFileSync(join(SAMPLES, `${plan.id}.json`), `${JSON.stringify({ project, stages })}\n`);
    console.log(`${plan.id}: ${analysis.pages.length} pages, ${analysis.findings.length} findings, ${analysis.competitors.length} rivals`);
  } finally {
    await egress.close();
    await Promise.all(servers.map(({ server }) => server.close()));
  }
}

for (const name of readdirSync(SITES).sort()) await buildSample(join(SITES, name));
