// Serves small generated sites under any host name on 127.0.0.1 and prints its port:
// `node scripts/load/site-server.ts <pages> <latency in ms>`. `/requests.json` says how often the second page of each host was
// requested: an analysis requests it once.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [pageCount = 6, latencyMs = 20] = process.argv.slice(2).map(Number);
const TOPICS = ['bread', 'cakes', 'catering', 'workshops', 'delivery', 'prices', 'team', 'contact', 'stories', 'about', 'season', 'news'];

function pageOf(host: string, index: number): string {
  const links = Array.from({ length: pageCount }, (_, at) => `<a href="${pathOf(at)}">${TOPICS[at % TOPICS.length]}</a>`).join(' ');
  const topic = TOPICS[index % TOPICS.length];
  const prose = `We bake ${topic} by hand every morning in our shop in Cambridge. Order before noon and we deliver the same day. `;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${topic} | Bakery ${host}</title>
<meta name="description" content="Fresh ${topic} from the bakery."><meta name="viewport" content="width=device-width"></head>
<body><header><nav>${links}</nav></header><main><h1>Fresh ${topic}</h1><p>${prose.repeat(6)}</p><h2>Prices</h2>
<p>Rye bread £4.20, seeded loaf £3.90. <a href="/contact-8">Order now</a></p><p>${prose.repeat(4)}</p></main>
<footer>12 Mill Road, Cambridge CB1 2AB, <a href="mailto:hello@${host}">hello@${host}</a></footer></body></html>`;
}

const pathOf = (index: number) => (index === 0 ? '/' : `/${TOPICS[index % TOPICS.length]}-${index}`);
const byPath = new Map(Array.from({ length: pageCount }, (_, index) => [pathOf(index), index]));

const visits: Record<string, number> = {};

const server = createServer((request, response) => {
  const host = (request.headers.host ?? 'site').replace(/:\d+$/, '');
  if (request.url === '/requests.json') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(visits));
    return;
  }
  const index = byPath.get(request.url ?? '/');
  if (index === 1) visits[host] = (visits[host] ?? 0) + 1;
  setTimeout(() => {
    if (index === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.');
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(host, index));
  }, latencyMs);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
