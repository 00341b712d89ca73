import { type Cost, median, type Row, ratioRow, runChild, startServer } from './measure.ts';

const PAGES = 100;
const LATENCY_MS = 50;
const ROUNDS = 3;
const WAYS = ['fetch', 'cheerio', 'sitebrief'] as const;

/** Reading and auditing 100 pages, against only fetching them and against a crawler built on cheerio. */
export async function benchWholeSite(): Promise<Row[]> {
  const server = await startServer(PAGES, LATENCY_MS);
  const runs: Record<(typeof WAYS)[number], (Cost & { pages: number })[]> = { fetch: [], cheerio: [], sitebrief: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const way of WAYS) runs[way].push(await runChild('read-site.ts', [way, String(server.port), String(PAGES)]));
    }
  } finally {
    server.close();
  }
  for (const way of WAYS) {
    const short = runs[way].find(({ pages }) => pages !== PAGES);
    if (short) throw new Error(`${way} read ${short.pages} of ${PAGES} pages`);
  }
  const wall = (way: (typeof WAYS)[number]) => median(runs[way].map(({ wallMs }) => wallMs));
  const cpu = (way: (typeof WAYS)[number]) => median(runs[way].map(({ cpuMs }) => cpuMs));
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const of = (value: (way: (typeof WAYS)[number]) => number, a: (typeof WAYS)[number], b: (typeof WAYS)[number]) =>
    [value(a) / value(b), `${seconds(value(a))} / ${seconds(value(b))} s`] as const;
  const row = (what: string, limit: number | null, [ratio, detail]: readonly [number, string]) =>
    ratioRow('site', what, ratio, limit, detail);
  return [
    row('100 pages read and audited / only fetched, wall time', 1.5, of(wall, 'sitebrief', 'fetch')),
    row('100 pages read and audited / cheerio crawler, processor', 0.5, of(cpu, 'sitebrief', 'cheerio')),
    row('100 pages read and audited / only fetched, processor', null, of(cpu, 'sitebrief', 'fetch')),
    row('cheerio crawler / only fetched, wall time', null, of(wall, 'cheerio', 'fetch')),
    row('cheerio crawler / only fetched, processor', null, of(cpu, 'cheerio', 'fetch')),
  ];
}
