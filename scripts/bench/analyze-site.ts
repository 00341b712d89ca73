// One way of reading a made-up site, in a process of its own: `node scripts/bench/analyze-site.ts <way> <port> <pages> [folder]`.
// Prints what it cost as JSON. Loading the code is not counted; warming it up is, but for
// `sitebrief-again`.
import { Pool } from 'undici';
import { crawlWithCrawlee } from './crawlee.ts';
import { pathOf } from './generate-site.ts';
import { costOf } from './measure.ts';

const [way = '', port = '', count = '100', crawleeFolder = ''] = process.argv.slice(2);
const pageCount = Number(count);
const HOST = 'bench.example';
const CONNECTIONS = 6;

function openPool(): Pool {
  return new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS, pipelining: 1 });
}

async function fetchText(pool: Pool, path: string): Promise<string> {
  const { body } = await pool.request({ method: 'GET', path, headers: { host: HOST } });
  return await body.text();
}

/** Only fetches pages whose addresses are known beforehand. */
async function fetchOnly(): Promise<number> {
  const pool = openPool();
  const texts = await Promise.all(Array.from({ length: pageCount }, (_, index) => fetchText(pool, pathOf(index))));
  await pool.close();
  return texts.length;
}

/** What a crawler built on cheerio does: queue, fetch, load, select, follow the links. Stands for CheerioCrawler. */
async function crawlWithCheerio(): Promise<number> {
  const { cheerioFacts } = await import('./cheerio-facts.ts');
  const pool = openPool();
  const queue = ['/'];
  const seen = new Set(queue);
  const pages: unknown[] = [];
  let running = 0;
  await new Promise<void>((done, failed) => {
    const next = (): void => {
      if (queue.length === 0 && running === 0) done();
      while (running < CONNECTIONS && queue.length > 0 && pages.length + running < pageCount) {
        running += 1;
        void readOne(queue.shift() ?? '/').then(() => {
          running -= 1;
          next();
        }, failed);
      }
      if (running === 0) done();
    };
    const readOne = async (path: string): Promise<void> => {
      const { links, facts } = cheerioFacts(await fetchText(pool, path), `http://${HOST}${path}`, 'htmlparser2');
      pages.push(facts);
      for (const link of links) {
        const { pathname } = new URL(link);
        if (seen.has(pathname) || pathname === '/privacy' || pathname === '/contact') continue;
        seen.add(pathname);
        queue.push(pathname);
      }
    };
    next();
  });
  await pool.close();
  return pages.length;
}

/** Reads as the product does, and audits where asked to. */
async function readAsProduct(audits: boolean): Promise<() => Promise<number>> {
  const { createEgress } = await import('../../src/egress/create-egress.ts');
  const { parsePins } = await import('../../src/egress/parse-pins.ts');
  const { crawlSite } = await import('../../src/pipeline/crawl/crawl-site.ts');
  const { auditSite } = await import('../../src/pipeline/audit/audit-site.ts');
  return async () => {
    const egress = createEgress({ pins: parsePins(`${HOST}=127.0.0.1:${port}`) });
    const request = { url: `http://${HOST}/`, schemeGiven: true, maxPages: pageCount };
    const site = await crawlSite(request, { egress, report: () => undefined, signal: new AbortController().signal });
    if (audits) auditSite(site);
    await egress.close();
    return site.pages.length;
  };
}

async function workOf(): Promise<() => Promise<number>> {
  if (way === 'fetch') return fetchOnly;
  if (way === 'cheerio') {
    await import('./cheerio-facts.ts');
    return crawlWithCheerio;
  }
  if (way === 'crawlee') return await crawlWithCrawlee(crawleeFolder, `http://127.0.0.1:${port}`, pageCount);
  return await readAsProduct(way.startsWith('sitebrief'));
}

const work = await workOf();
let pages = 0;
// What a server does all day: this process has read such a site before.
if (way === 'sitebrief-again') await work();
const cost = await costOf(async () => {
  pages = await work();
});
process.stdout.write(`${JSON.stringify({ ...cost, pages })}\n`);
