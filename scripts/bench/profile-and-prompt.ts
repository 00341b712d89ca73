import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResolvedOutputs } from '../../src/contracts/analysis.ts';
import { createEgress } from '../../src/egress/create-egress.ts';
import { parsePins } from '../../src/egress/parse-pins.ts';
import { analyzeSite } from '../../src/pipeline/analyze-site.ts';
import { buildPrompt } from '../../src/pipeline/build-prompt.ts';
import { buildProfile } from '../../src/pipeline/insight/build-profile.ts';
import { resolveOutputs } from '../../src/pipeline/resolve-outputs.ts';
import { median, type Row, runChild, startServer, threadMs } from './measure.ts';

const PAGES = 12;
const ROUNDS = 9;
const FRESH_ROUNDS = 5;
const MAX_PROMPT_MS = 200;
const MAX_PROFILE_MS = 300;

async function analyzed(): Promise<ResolvedOutputs> {
  const server = await startServer(100, 1);
  const egress = createEgress({ pins: parsePins(`bench.example=127.0.0.1:${server.port}`) });
  try {
    const stages = await analyzeSite(
      { url: 'http://bench.example/', schemeGiven: true, maxPages: PAGES, namedCompetitors: [] },
      { egress, report: () => undefined, signal: new AbortController().signal },
    );
    return resolveOutputs(stages);
  } finally {
    await egress.close();
    server.close();
  }
}

/** The same profile, each time in a process that has done nothing before: what a command line pays. */
async function freshProfile({ crawl: site, audit }: ResolvedOutputs): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'sitebrief-bench-'));
  try {
    const file = join(folder, 'site.json');
    await writeFile(file, JSON.stringify({ site, audit }));
    const times: number[] = [];
    for (let round = 0; round < FRESH_ROUNDS; round += 1) times.push((await runChild<{ ms: number }>('fresh-profile.ts', [file])).ms);
    const ms = median(times);
    const what = `profile of ${site.pages.length} pages in a fresh process`;
    return { name: 'profile-fresh', what, target: `<= ${MAX_PROFILE_MS} ms`, measured: `${ms.toFixed(0)} ms`, kept: ms <= MAX_PROFILE_MS };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function row(name: string, what: string, limitMs: number, work: () => unknown): Row {
  const times = Array.from({ length: ROUNDS }, () => threadMs(work));
  const ms = median(times);
  const measured = `${ms.toFixed(0)} ms (first ${(times[0] ?? 0).toFixed(0)} ms)`;
  return { name, what, target: `<= ${limitMs} ms`, measured, kept: ms <= limitMs };
}

/** Strategy and prompt, and the profile of 12 pages (also in a fresh process), in time of this thread: on an idle machine that is the time by the clock. */
export async function benchAfterReading(): Promise<Row[]> {
  const outputs = await analyzed();
  const { crawl: site, audit } = outputs;
  return [
    await freshProfile(outputs),
    row('profile', `profile of ${site.pages.length} pages`, MAX_PROFILE_MS, () => buildProfile({ site, audit })),
    row('prompt', 'strategy and prompt', MAX_PROMPT_MS, () => buildPrompt(outputs, { builder: 'lovable', customPrompt: '' })),
  ];
}
