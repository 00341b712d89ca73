// The check of a new site against an analysis of the same site, in turns in one process.
import { type Cost, type Row, ratioRow, runChild, startServer } from './measure.ts';

const PAGES = 12;
const LATENCY_MS = 50;
const LIMIT = 1.3;

type Run = { analysis: Cost; check: Cost; isRead: boolean };

/** What is compared: how both read the pages, the limit, and how often. */
const WAYS = [
  { what: 'as served', analysis: 'never', check: 'never', limit: LIMIT, rounds: 7 },
  { what: 'every page in a browser', analysis: 'always', check: 'always', limit: LIMIT, rounds: 3 },
  { what: 'quick: the home page in a browser on both sides', analysis: 'auto', check: 'auto', limit: LIMIT, rounds: 3 },
  { what: 'as both are by default: all pages in a browser / the home page', analysis: 'auto', check: 'always', limit: null, rounds: 3 },
] as const;

/** Processor and wall time of a check over those of an analysis of the same 12 pages. */
export async function benchVerify(): Promise<Row[]> {
  const server = await startServer(PAGES, LATENCY_MS);
  const rows: Row[] = [];
  try {
    for (const { what, analysis, check, limit, rounds } of WAYS) {
      const run = await runChild<Run>('verify-site.ts', [String(server.port), String(PAGES), analysis, check, String(rounds)]);
      if (!run.isRead) throw new Error(`${what}: not all pages were read; is there a browser?`);
      const seconds = (ms: number) => (ms / 1000).toFixed(2);
      for (const [name, part] of [
        ['CPU time', 'cpuMs'],
        ['wall time', 'wallMs'],
      ] as const)
        rows.push(
          ratioRow(
            'verify',
            `${PAGES} pages checked / analyzed, ${what}, ${name}`,
            run.check[part] / run.analysis[part],
            limit,
            `${seconds(run.check[part])} / ${seconds(run.analysis[part])} s`,
          ),
        );
    }
  } finally {
    server.close();
  }
  return rows;
}
