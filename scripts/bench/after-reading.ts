import type { StageOutputs } from '../../src/contracts/analysis.ts';
import { createEgress } from '../../src/egress/create-egress.ts';
import { parsePins } from '../../src/egress/parse-pins.ts';
import { analyzeSite } from '../../src/pipeline/analyze-site.ts';
import { buildProfile } from '../../src/pipeline/insight/build-profile.ts';
import { promptFor } from '../../src/pipeline/prompt-for.ts';
import { median, type Row, startServer, threadMs } from './measure.ts';

const PAGES = 12;
const ROUNDS = 9;
const MAX_PROMPT_MS = 200;
const MAX_PROFILE_MS = 300;

async function analyzed(): Promise<StageOutputs> {
  const server = await startServer(100, 1);
  const egress = createEgress({ pins: parsePins(`bench.example=127.0.0.1:${server.port}`) });
  try {
    return await analyzeSite(
      { url: 'http://bench.example/', schemeGiven: true, maxPages: PAGES, namedCompetitors: [] },
      { egress, report: () => undefined, signal: new AbortController().signal },
    );
  } finally {
    await egress.close();
    server.close();
  }
}

function row(name: string, what: string, limitMs: number, work: () => unknown): Row {
  const times = Array.from({ length: ROUNDS }, () => threadMs(work));
  const ms = median(times);
  const measured = `${ms.toFixed(0)} ms (first ${(times[0] ?? 0).toFixed(0)} ms)`;
  return { name, what, target: `<= ${limitMs} ms`, measured, kept: ms <= limitMs };
}

/** Strategy and prompt, and the profile of 12 pages, in time of this thread: on an idle machine that is the time by the clock. */
export async function benchAfterReading(): Promise<Row[]> {
  const outputs = await analyzed();
  const { crawl: site, audit } = outputs;
  return [
    row('profile', `profile of ${site.pages.length} pages`, MAX_PROFILE_MS, () => buildProfile({ site, audit })),
    row('prompt', 'strategy and prompt', MAX_PROMPT_MS, () => promptFor(outputs, { builder: 'lovable', customPrompt: '' })),
  ];
}
