// Builds the demo samples: serves each fixture site of src/demo/sites/ on this machine, runs the real pipeline on it and writes
// the result to src/demo/samples/. Run it after a change of the pipeline: `npm run demo:build`.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedOutputs } from '#contracts/analysis.ts';
import type { BuilderId } from '#contracts/builder.ts';
import type { Page } from '#contracts/page.ts';
import { PAGE_SCREENSHOT_KINDS, type PathScreenshots, type Screenshots } from '#contracts/screenshots.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { Brief } from '#contracts/verification.ts';
import type { StoredVerification } from '#contracts/verification-history.ts';
import { createEgress } from '#egress/create-egress.ts';
import { createEgressProxy } from '#egress/proxy.ts';
import { analyzeSite } from '#pipeline/analyze-site.ts';
import { assembleAnalysis } from '#pipeline/assemble-analysis.ts';
import { buildPrompt } from '#pipeline/build-prompt.ts';
import { createRendering } from '#pipeline/crawl/render/create-rendering.ts';
import { createPageScreenshots } from '#pipeline/crawl/render/page-screenshots.ts';
import type { Renderer } from '#pipeline/crawl/render/renderer.ts';
import { toAnalysisSummary } from '#pipeline/insight/analysis-summary.ts';
import { promptAttachments } from '#pipeline/prompt/attachments.ts';
import { lintPrompt } from '#pipeline/prompt/lint/lint-prompt.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { strategyToMarkdown } from '#pipeline/strategy/markdown/strategy-markdown.ts';
import { makeBrief } from '#pipeline/verify/make-brief.ts';
import { serveFolder } from '../tests/fixtures/serve-folder.ts';
import { checkRebuiltCopy, type Rebuild } from './demo/rebuilt-copy.ts';

const ROOT = join(import.meta.dirname, '..');
const SITES = join(ROOT, 'src/demo/sites');
const SAMPLES = join(ROOT, 'src/demo/samples');
const PAGES = join(SAMPLES, 'pages');
/** The day the samples are dated with, so that building them twice gives the same files. */
const DATED = '2026-11-01T09:00:00.000Z';

type Plan = {
  id: string;
  host: string;
  builder: 'lovable' | 'framer' | 'typedream';
  projectName: string;
  competitors: string[];
  /** The new site whose report the sample shows; absent: it has none. */
  rebuild?: Rebuild;
};

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
    const today = await screensOf(strategy, resolved.crawl.pages, rendering.renderer);
    const checked = plan.rebuild && (await checkRebuiltCopy(briefOf(resolved, strategy, plan.builder), plan.rebuild, fileReader(folder)));
    // Only now that all is there: a run that fails leaves the sample as it is.
    mkdirSync(PAGES, { recursive: true });
    for (const name of readdirSync(PAGES)) if (name.startsWith(`${plan.id}-`)) rmSync(join(PAGES, name));
    writeScreens(plan.id, 'today', today);
    writeScreens(plan.id, 'rebuilt', checked?.screens ?? []);
    const screens = { today: today.map(({ path }) => path), rebuilt: (checked?.screens ?? []).map(({ path }) => path) };
    const verification = checked && storedReport(plan.id, checked);
    for (const { desktop, fullPage, mobile } of screenshots) {
      for (const [kind, image] of Object.entries({ desktop, fullPage, mobile }))
        writeFileSync(join(SAMPLES, `${plan.id}-${kind}.jpg`), image.bytes);
    }
    writeFileSync(join(SAMPLES, `${plan.id}.json`), `${JSON.stringify({ project, stages: resolved, screens, verification })}\n`);
    console.log(
      `${plan.id}: ${analysis.pages.length} pages, ${analysis.findings.length} findings, ${analysis.competitors.length} competitors`,
    );
  } finally {
    await rendering.close();
    await egress.close();
    await Promise.all(servers.map(({ server }) => server.close()));
  }
}

/** How every page of the plan looks that is there today. */
async function screensOf(strategy: Strategy, pages: readonly Page[], renderer: Renderer | null): Promise<PathScreenshots[]> {
  if (!renderer) return [];
  const take = createPageScreenshots(renderer);
  const screens: PathScreenshots[] = [];
  for (const { path, url } of strategy.engineer.pagePlan)
    if (pages.some((page) => page.path === path)) screens.push({ path, screenshots: await take(url, new AbortController().signal) });
  return screens;
}

/** As it would be read from a file. */
const briefOf = (outputs: ResolvedOutputs, strategy: Strategy, builder: BuilderId): Brief =>
  JSON.parse(JSON.stringify(makeBrief(outputs, { strategy, facts: [], builder })));

/** Images that the sample does not have are drawn nowhere: an empty file has no size. */
const fileReader = (folder: string) => (url: string) => {
  const file = join(folder, 'site', new URL(url).pathname);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : new Uint8Array();
};

function storedReport(
  id: string,
  { verification, screens }: Awaited<ReturnType<typeof checkRebuiltCopy>>,
): Omit<StoredVerification, 'ticks'> {
  const screenshots = screens.map(({ path }) => ({ path, kinds: [...PAGE_SCREENSHOT_KINDS] }));
  return { ...verification, id: `${id}-check`, createdAt: DATED, changes: null, screenshots };
}

function writeScreens(id: string, site: 'today' | 'rebuilt', screens: readonly PathScreenshots[]): void {
  screens.forEach(({ screenshots }, at) => {
    for (const kind of PAGE_SCREENSHOT_KINDS) writeFileSync(join(PAGES, `${id}-${site}-${at}-${kind}.webp`), screenshots[kind].bytes);
  });
}

for (const name of readdirSync(SITES).sort()) await buildSample(join(SITES, name));
