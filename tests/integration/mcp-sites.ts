// A site, a copy of it with one price changed, and a site that never ends, for tests of agents.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MILL } from '#testing/verify-fixture.ts';

const listen = async (server: Server) => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
};

export type McpSites = Awaited<ReturnType<typeof serveMcpSites>>;

export async function serveMcpSites() {
  const serve = (change: (html: string) => string) =>
    createServer(({ url = '/' }, response) => {
      const page = MILL[url.split('?')[0] ?? ''];
      response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page ? change(page) : '<h1>Not found</h1>');
    });
  const mill = serve((html) => html);
  const copy = serve((html) => html.replace('£4.20', '£7.90'));
  /** When each page of the endless site was asked for. */
  const askedAt: number[] = [];
  const endless = createServer(({ url = '/' }, response) => {
    askedAt.push(Date.now());
    const links = [0, 1, 2, 3].map((n) => `<a href="${url.replace(/\/$/, '')}/${n}">More ${n}</a>`).join('');
    const page = `<!doctype html><title>${url}</title><h1>Page ${url}</h1><p>Text of ${url}</p>${links}`;
    setTimeout(
      () => response.writeHead(url.endsWith('.txt') || url.endsWith('.xml') ? 404 : 200, { 'content-type': 'text/html' }).end(page),
      200,
    );
  });
  const [millPort, copyPort, endlessPort] = [await listen(mill), await listen(copy), await listen(endless)];
  return {
    askedAt,
    pins: `mill.test=127.0.0.1:${millPort},second-mill.test=127.0.0.1:${millPort},new-mill.test=127.0.0.1:${copyPort},endless.test=127.0.0.1:${endlessPort}`,
    async close() {
      for (const server of [mill, copy, endless]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
