// Where the memory goes: starts the product as `npm start` does, analyzes an ordinary site and one site of each hostile kind, and prints
// a table by phase and process: `npm run memory`, or some kinds with `npm run memory -- --only headings,images`. With `--growth 50` it
// analyzes one small site so often instead, and prints what the server holds after each tenth analysis and at rest. `--checkout <folder>`
// measures another checkout of the product, for before and after; `--json <file>` keeps the figures. Linux only.
import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { FLOOD_NAMES, floodSite } from '../../tests/integration/hostile-pages.ts';
import { type SiteServer, startServer } from '../bench/measure.ts';
import { type Product, type Sample, startProduct } from './measured-product.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    growth: { type: 'string' },
    checkout: { type: 'string', default: '.' },
    json: { type: 'string' },
  },
});
const kinds = (options.only?.split(',') ?? FLOOD_NAMES).filter((kind) => kind !== 'none');
const SAMPLE_EVERY_MS = 100;
/** After its last analysis the server ends the analysis thread and the browser. */
const AT_REST_MS = 60_000;
const WARM_UP_ANALYSES = 5;
const SMALL_SITE = { pages: 3, latencyMs: 5 };
const ORDINARY = 'ordinary';

type Phase = { name: string; peak: Sample; after: Sample | null; seconds: number; outcome: string };

const closers: (() => void)[] = [];

/** Samples until the work is done; the sample with the highest total. */
async function watch<T>(sample: () => Sample, work: Promise<T>): Promise<{ peak: Sample; result: T; seconds: number }> {
  const start = performance.now();
  let peak = sample();
  const finished = new AbortController();
  const settled = work.finally(() => finished.abort());
  settled.catch(() => undefined);
  while (!finished.signal.aborted) {
    await wait(SAMPLE_EVERY_MS);
    const now = sample();
    if (now.total > peak.total) peak = now;
  }
  return { peak, result: await settled, seconds: (performance.now() - start) / 1000 };
}

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const columns = ['total', 'files', 'server', 'PGlite', 'main heap', 'analysis', 'extractor', 'browser', 'renderers', 'network', 'other'];

function cellsOf({ total, files, server, pglite, mainHeap, analysis, extractor, chromium }: Sample): string[] {
  const { 'chromium browser': browser = 0, 'chromium renderer': renderers = 0, 'chromium utility': network = 0, ...others } = chromium;
  const other = Object.values(others).reduce((sum, mb) => sum + mb, 0);
  return [total, files, server, pglite, mainHeap, analysis, extractor, browser, renderers, network, other].map((mb) =>
    mb < 0.5 ? '-' : mb.toFixed(0),
  );
}

function printRow(cells: string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function printPhase({ name, peak, after, seconds, outcome }: Phase): void {
  printRow([name, ...cellsOf(peak), after ? after.total.toFixed(0) : '-', seconds.toFixed(0), outcome === 'analyzed' ? '' : outcome]);
}

async function start(pins: string): Promise<Product> {
  const product = await startProduct(options.checkout, pins);
  closers.push(product.close);
  return product;
}

async function serveSite({ pages, latencyMs }: { pages: number; latencyMs: number }): Promise<SiteServer> {
  const site = await startServer(pages, latencyMs);
  closers.push(site.close);
  return site;
}

async function printTable(): Promise<Phase[]> {
  const hostOf = (kind: string) => `${kind.replaceAll(' ', '-')}.test`;
  const ordinary = await serveSite({ pages: 12, latencyMs: 20 });
  const ports = await Promise.all(kinds.map((kind) => listen(floodSite(kind))));
  const pins = [`${hostOf(ORDINARY)}=127.0.0.1:${ordinary.port}`, ...kinds.map((kind, at) => `${hostOf(kind)}=127.0.0.1:${ports[at]}`)];
  const { analyze, sample } = await start(pins.join(','));
  const phases: Phase[] = [];
  const note = (phase: Phase) => {
    phases.push(phase);
    printPhase(phase);
  };
  printRow(['phase (MB at the peak)', ...columns, '5 s later', 's', 'outcome']);
  printRow(['---', ...columns.map(() => '---:'), '---:', '---:', '---']);
  const rest = async (name: string, ms: number) => {
    await wait(ms);
    note({ name, peak: sample(), after: null, seconds: ms / 1000, outcome: '' });
  };
  const measure = async (kind: string) => {
    const { peak, result, seconds } = await watch(sample, analyze(hostOf(kind)));
    await wait(5_000);
    note({ name: kind, peak, after: sample(), seconds, outcome: result });
  };
  await rest('idle after start', 10_000);
  await measure(ORDINARY);
  await rest('one minute after', AT_REST_MS - 5_000);
  for (const kind of kinds) await measure(kind);
  if (kinds.length > 0) await rest('one minute after', AT_REST_MS - 5_000);
  return phases;
}

/** Analyzes a small site again and again. What the server holds at rest counts, after some analyses that warm it up and after all. */
async function printGrowth(analyses: number): Promise<Phase[]> {
  const host = 'small.test';
  const site = await serveSite(SMALL_SITE);
  const { analyze, sample } = await start(`${host}=127.0.0.1:${site.port}`);
  const phases: Phase[] = [];
  const note = (name: string, seconds: number, outcome: string) => {
    const phase = { name, peak: sample(), after: null, seconds, outcome };
    phases.push(phase);
    printPhase(phase);
    return phase.peak.total;
  };
  printRow(['phase (MB at that moment)', ...columns, '', 's', 'outcome']);
  printRow(['---', ...columns.map(() => '---:'), '---:', '---:', '---']);
  const analyzeSome = async (count: number) => {
    const begin = performance.now();
    const outcomes = new Set<string>();
    for (let done = 0; done < count; done += 1) outcomes.add(await analyze(host));
    return [(performance.now() - begin) / 1000, [...outcomes].join(', ')] as const;
  };
  const rest = async (name: string) => {
    await wait(AT_REST_MS);
    return note(name, AT_REST_MS / 1000, '');
  };
  await analyzeSome(WARM_UP_ANALYSES);
  const before = await rest(`at rest after ${WARM_UP_ANALYSES}`);
  for (let done = 0; done < analyses; done += 10) {
    const count = Math.min(10, analyses - done);
    note(`${done + count} more`, ...(await analyzeSome(count)));
  }
  const after = await rest(`at rest after ${analyses} more`);
  console.log(`\nGrowth over ${analyses} analyses: ${(after - before).toFixed(0)} MB`);
  return phases;
}

try {
  const phases = options.growth ? await printGrowth(Number(options.growth)) : await printTable();
  if (options.json) writeFileSync(options.json, JSON.stringify(phases, null, 1));
} finally {
  for (const close of closers.toReversed()) close();
}
