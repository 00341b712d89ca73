import { installCrawlee } from './crawlee.ts';
import { type Cost, median, type Row, ratioRow, runChild, startServer } from './measure.ts';

const PAGES = 100;
const LATENCY_MS = 50;
const ROUNDS = 3;

/** `crawl` is `sitebrief` without its audits, `sitebrief-again` in a process that has read a site before. */
type Way = 'fetch' | 'cheerio' | 'crawlee' | 'crawl' | 'sitebrief' | 'sitebrief-again';
type Run = Cost & { pages: number };

/**
 * Reading and auditing 100 pages, against only fetching them and against a crawler built on cheerio: the real CheerioCrawler
 * where it is asked for, else our own lighter one. Each run is a process of its own.
 */
export async function benchWholeSite({ withCrawlee }: { withCrawlee: boolean }): Promise<Row[]> {
  const folder = withCrawlee ? await installCrawlee() : '';
  const competitor: Way = withCrawlee ? 'crawlee' : 'cheerio';
  const competitorName = withCrawlee ? 'CheerioCrawler of @crawlee/cheerio 3.18.1' : 'our lighter cheerio crawler';
  const runs = new Map<Way, Run[]>();
  const server = await startServer(PAGES, LATENCY_MS);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const way of ['fetch', competitor, 'crawl', 'sitebrief', 'sitebrief-again'] as const) {
        // It pauses for more than a minute in all between the links it takes in: once is enough.
        if (way === 'crawlee' && round > 0) continue;
        const run = await runChild<Run>('analyze-site.ts', [way, String(server.port), String(PAGES), folder]);
        if (run.pages < PAGES) throw new Error(`${way} read ${run.pages} of ${PAGES} pages`);
        runs.set(way, [...(runs.get(way) ?? []), run]);
      }
    }
  } finally {
    server.close();
  }
  const wall = (way: Way) => median((runs.get(way) ?? []).map(({ wallMs }) => wallMs));
  // CheerioCrawler finishes pages in flight after the limit, so times are compared for the same number of pages.
  const cpu = (way: Way) => median((runs.get(way) ?? []).map(({ cpuMs, pages }) => (cpuMs / pages) * PAGES));
  const row = (what: string, limit: number | null, value: (way: Way) => number, one: Way, other: Way) => {
    const seconds = (way: Way) => (value(way) / 1000).toFixed(2);
    return ratioRow('site', what, value(one) / value(other), limit, `${seconds(one)} / ${seconds(other)} s`);
  };
  return [
    row(`${PAGES} pages read and audited / only fetched, wall time, first site of a process`, 1.5, wall, 'sitebrief', 'fetch'),
    row(`${PAGES} pages read and audited / only fetched, wall time, a later site`, 1.5, wall, 'sitebrief-again', 'fetch'),
    row(`${PAGES} pages read and audited / ${competitorName}, processor`, 0.5, cpu, 'sitebrief', competitor),
    row(`${PAGES} pages read, not audited / the same, processor`, null, cpu, 'crawl', competitor),
    row(`${PAGES} pages read and audited / only fetched, processor`, null, cpu, 'sitebrief', 'fetch'),
    row(`${competitorName} / only fetched, wall time`, null, wall, competitor, 'fetch'),
  ];
}
