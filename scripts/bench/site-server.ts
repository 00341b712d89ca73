// Serves made-up sites on 127.0.0.1 and prints its port: `node scripts/bench/site-server.ts <pages> <latency in ms>`.
// Every host has the same pages. Pages are made once, before the first answer.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generatePage, generateSitemap, generateStyles } from './generate-site.ts';

const [pageCount = 100, latencyMs = 50] = process.argv.slice(2).map(Number);
const pages = new Map<string, Buffer>();
for (let index = 0; index < pageCount; index += 1) {
  const { path, html } = generatePage(index, pageCount);
  pages.set(path, Buffer.from(html));
}
const styles = Buffer.from(generateStyles());
const image = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

function answerTo(path: string, host: string): { status: number; type: string; body: Buffer } {
  const page = pages.get(path);
  if (page) return { status: 200, type: 'text/html; charset=utf-8', body: page };
  if (path === '/style.css') return { status: 200, type: 'text/css', body: styles };
  if (path === '/sitemap.xml') {
    return { status: 200, type: 'application/xml', body: Buffer.from(generateSitemap(`http://${host}`, pageCount)) };
  }
  if (path === '/robots.txt') {
    return { status: 200, type: 'text/plain', body: Buffer.from(`User-agent: *\nAllow: /\nSitemap: http://${host}/sitemap.xml\n`) };
  }
  if (path.endsWith('.svg') || path.endsWith('.jpg')) return { status: 200, type: 'image/svg+xml', body: image };
  return { status: 404, type: 'text/html', body: Buffer.from('<title>Not found</title><p>Nothing is here.') };
}

const server = createServer((request, response) => {
  const { status, type, body } = answerTo(request.url ?? '/', request.headers.host ?? '127.0.0.1');
  setTimeout(() => {
    response.writeHead(status, { 'content-type': type, 'content-length': body.length, 'cache-control': 'max-age=600' });
    response.end(request.method === 'HEAD' ? undefined : body);
  }, latencyMs);
});
server.keepAliveTimeout = 30_000;
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
