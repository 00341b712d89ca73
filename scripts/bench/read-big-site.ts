// Reads 1,000 made-up pages in a process of its own and prints its memory in MB: `node scripts/bench/read-big-site.ts <port> <pages>`.
import { createEgress } from '../../src/egress/create-egress.ts';
import { parsePins } from '../../src/egress/parse-pins.ts';
import { crawlSite } from '../../src/pipeline/crawl/crawl-site.ts';

const [port = '', count = '1000'] = process.argv.slice(2);
const maxPages = Number(count);
const egress = createEgress({ pins: parsePins(`bench.example=127.0.0.1:${port}`) });
const rss = new Map<number, number>();
const site = await crawlSite(
  { url: 'http://bench.example/', schemeGiven: true, maxPages },
  { egress, report: ({ pagesRead }) => void rss.set(pagesRead, process.memoryUsage.rss()), signal: new AbortController().signal },
);
await egress.close();
const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const memory = {
  pages: site.pages.length,
  half: megabytes(rss.get(maxPages / 2) ?? Number.NaN),
  end: megabytes(rss.get(maxPages) ?? Number.NaN),
  // maxRSS is in kilobytes.
  peak: megabytes(process.resourceUsage().maxRSS * 1024),
};
process.stdout.write(`${JSON.stringify(memory)}\n`);
