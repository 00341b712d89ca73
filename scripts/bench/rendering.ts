// Rendering ten pages as the crawler does, against Chromium only loading them, each in a process of its own: browsers are
// started beforehand, as the product keeps one warm. `--with-lighthouse` adds Lighthouse, installed next to the project.
import { lighthouseMs } from './lighthouse.ts';
import { median, type Row, ratioRow, runChild, startServer } from './measure.ts';

const PAGES = 10;
const LATENCY_MS = 50;
// Alternating; three keep the whole line under two minutes.
const ROUNDS = 3;
const LIGHTHOUSE_PAGES = 2;
const WAYS = ['load', 'sitebrief', 'home'] as const;

type Way = (typeof WAYS)[number];
type Run = { wallMs: number; cpuMs: number; lacking: string[] };

/** Ten pages rendered with axe and vitals, against only loading them, and against Lighthouse where that is asked for. */
export async function benchRendering({ withLighthouse }: { withLighthouse: boolean }): Promise<Row[]> {
  const server = await startServer(PAGES, LATENCY_MS);
  const runs: Record<Way, Run[]> = { load: [], sitebrief: [], home: [] };
  let lighthouse: number | null = null;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const way of WAYS) runs[way].push(await runChild<Run>('render-pages.ts', [way, String(server.port), String(PAGES)]));
    }
    if (withLighthouse) lighthouse = await lighthouseMs(server.port, LIGHTHOUSE_PAGES);
  } finally {
    server.close();
  }
  for (const way of WAYS) {
    const lacking = runs[way].flatMap((run) => run.lacking);
    if (lacking.length > 0) throw new Error(`${way}: of ${ROUNDS * PAGES} pages some are not whole: ${lacking.join('; ')}`);
  }
  const wall = (way: Way) => median(runs[way].map(({ wallMs }) => wallMs));
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const cpu = (way: Way) => median(runs[way].map(({ cpuMs }) => cpuMs));
  const ratioTo = (way: Way, limit: number | null, what: string) =>
    ratioRow('rendering', what, wall(way) / wall('load'), limit, `${seconds(wall(way))} / ${seconds(wall('load'))} s`);
  const rows = [
    ratioTo('sitebrief', 2.5, '10 pages rendered with axe and vitals / only loaded by Chromium'),
    ratioRow(
      'rendering',
      'the same, processor time of all processes',
      cpu('sitebrief') / cpu('load'),
      null,
      `${seconds(cpu('sitebrief'))} / ${seconds(cpu('load'))} s`,
    ),
    ratioTo('home', null, 'the same, with styles and images of the first / only loaded'),
  ];
  if (lighthouse !== null) {
    const ours = wall('sitebrief') / PAGES;
    rows.push({
      name: 'rendering',
      what: 'Lighthouse / rendered with axe and vitals, a page',
      target: '>= 10x',
      measured: `${(lighthouse / ours).toFixed(1)}x (${seconds(lighthouse)} / ${seconds(ours)} s)`,
      kept: lighthouse / ours >= 10,
    });
  }
  return rows;
}
