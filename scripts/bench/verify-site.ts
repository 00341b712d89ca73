// Analyzes a made-up site and checks it against its own brief, in turns, in a process of its own:
// `node scripts/bench/verify-site.ts <port> <pages> <analysis render> <check render> <rounds>`. Prints the medians of both as JSON; loading
// and warming up the code is not counted, the browser's processor time is.
import { createEgress } from '#egress/create-egress.ts';
import { createEgressProxy } from '#egress/proxy.ts';
import { analyzeSite } from '#pipeline/analyze-site.ts';
import { createRenderer } from '#pipeline/crawl/render/create-renderer.ts';
import type { RenderMode } from '#pipeline/crawl/render/page-renderer.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import { makeBrief } from '#pipeline/verify/make-brief.ts';
import { verifySite } from '#pipeline/verify/verify-site.ts';
import { findBrowser } from '../find-browser.ts';
import { type Cost, median } from './measure.ts';
import { watchTreeCpu } from './tree-cpu.ts';

const [port = '', pages = '12', analysisRender = 'never', checkRender = 'never', rounds = '3'] = process.argv.slice(2);
const pins = new Map([['bench.example', { address: '127.0.0.1', port: Number(port) }]]);
const egress = createEgress({ pins });
const chromiumPath = [analysisRender, checkRender].every((mode) => mode === 'never') ? undefined : findBrowser();
const renderer = chromiumPath ? createRenderer({ chromiumPath, openProxy: () => createEgressProxy({ pins }) }) : null;
const services = () => ({ egress, ...(renderer ? { renderer } : {}), signal: AbortSignal.timeout(300_000), report: () => undefined });
const site = { url: 'http://bench.example/', schemeGiven: true };

const analyze = () =>
  analyzeSite({ ...site, maxPages: Number(pages), namedCompetitors: [], render: analysisRender as RenderMode }, services());

async function briefOf() {
  const outputs = resolveOutputs(await analyze());
  const strategy = buildStrategy({ ...outputs, site: outputs.crawl });
  return JSON.stringify(makeBrief(outputs, { strategy, facts: [], builder: 'lovable' }));
}

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const cpu = watchTreeCpu();
  const start = performance.now();
  await work();
  return { wallMs: performance.now() - start, cpuMs: cpu.stop() };
}

const text = await briefOf();
// Read from a file each time, as the command does.
const verify = () => verifySite({ ...site, brief: JSON.parse(text), render: checkRender as RenderMode }, services());
const report = await verify();
const costs: { analysis: Cost[]; check: Cost[] } = { analysis: [], check: [] };
for (let round = 0; round < Number(rounds); round += 1) {
  costs.analysis.push(await costOf(analyze));
  costs.check.push(await costOf(verify));
}
await renderer?.close();
await egress.close();
const medians = (list: Cost[]): Cost => ({
  wallMs: median(list.map(({ wallMs }) => wallMs)),
  cpuMs: median(list.map(({ cpuMs }) => cpuMs)),
});
const isRead = report.pages.length >= Number(pages) && (checkRender === 'never' || renderer !== null);
process.stdout.write(`${JSON.stringify({ analysis: medians(costs.analysis), check: medians(costs.check), isRead })}\n`);
