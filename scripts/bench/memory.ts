import { median, type Row, runChild, startServer } from './measure.ts';

const PAGES = 1000;
const ROUNDS = 1;
const MAX_PEAK_MB = 300;
const MAX_GROWTH_MB = 20;

type Memory = { pages: number; half: number; end: number; peak: number };

/** Memory of the command line on 1,000 pages, the whole analysis: its peak, and how much it grows from page 500 to page 1,000. */
export async function benchMemory(): Promise<Row[]> {
  const server = await startServer(PAGES, 5);
  const runs: Memory[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      runs.push(await runChild<Memory>('analyze-big-site.js', [String(server.port), String(PAGES)]));
  } finally {
    server.close();
  }
  const pages = median(runs.map((run) => run.pages));
  const peak = median(runs.map((run) => run.peak));
  const growth = median(runs.map((run) => run.end - run.half));
  return [
    { name: 'memory', what: `${pages} pages, peak`, target: `<= ${MAX_PEAK_MB} MB`, measured: `${peak} MB`, kept: peak <= MAX_PEAK_MB },
    {
      name: 'memory',
      what: `growth from page ${PAGES / 2} to ${PAGES}`,
      target: `<= ${MAX_GROWTH_MB} MB`,
      measured: `${growth} MB`,
      kept: growth <= MAX_GROWTH_MB,
    },
  ];
}
