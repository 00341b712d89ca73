// Fetches a site's 10 pages and 6 competitors' home pages in the order in which they can be discovered, and nothing else:
// `node scripts/bench/fetch-sequence.ts <port>`. Its time is that of the whole process.
import { Pool } from 'undici';
import { pathOf } from './generate-site.ts';

const [port = ''] = process.argv.slice(2);
const pools: Pool[] = [];
function openPool(): Pool {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 6, pipelining: 1 });
  pools.push(pool);
  return pool;
}

async function fetchText(pool: Pool, host: string, path: string): Promise<string> {
  const { body } = await pool.request({ method: 'GET', path, headers: { host } });
  return await body.text();
}

const competitors = Array.from({ length: 6 }, (_, index) => fetchText(openPool(), `competitor-${index}.example`, '/'));
const pool = openPool();
await fetchText(pool, 'bench.example', '/');
// The home page names robots.txt's place and the sitemap's, these name the other pages.
await fetchText(pool, 'bench.example', '/robots.txt');
await fetchText(pool, 'bench.example', '/sitemap.xml');
await Promise.all(Array.from({ length: 9 }, (_, index) => fetchText(pool, 'bench.example', pathOf(index + 1))));
await Promise.all(competitors);
await Promise.all(pools.map((open) => open.close()));
