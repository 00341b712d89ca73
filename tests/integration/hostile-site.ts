// Hostile servers, and the crawl of the site they serve: http://shop.test/ over real sockets.
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Site } from '#contracts/site.ts';
import { createEgress } from '#egress/create-egress.ts';
import { parsePins } from '#egress/parse-pins.ts';
import { crawlSite } from '#pipeline/crawl/crawl-site.ts';
import { closeServer } from '#testing/close-server.ts';

export const HOME = '<!doctype html><title>Shop</title><h1>Shop</h1><a href="/trap">More</a><a href="/about">About</a>';

const open: { close(): unknown }[] = [];
/** What the server inside the network was asked for. */
export const inside: string[] = [];

/** Closes all that was opened, for after each test. */
export async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((resource) => resource.close()));
  inside.length = 0;
}

/** Serves on a free port, over https where `tls` is given. */
export async function serve(listener: RequestListener, tls?: ServerOptions): Promise<number> {
  const server: Server = tls ? (createSecureServer(tls, listener) as Server) : createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push({ close: () => closeServer(server) });
  return (server.address() as AddressInfo).port;
}

/** Reads the site; a second server stands for the inside of the network and notes who comes. */
export async function crawl(
  listener: (insidePort: number) => RequestListener,
  { tls, maxPages = 5 }: { tls?: ServerOptions; maxPages?: number } = {},
): Promise<Site> {
  const insidePort = await serve((request, answer) => {
    inside.push(request.url ?? '');
    answer.end('<title>Inside</title><p>Secret.</p>');
  });
  const port = await serve(listener(insidePort), tls);
  const egress = createEgress({
    pins: parsePins(`shop.test=127.0.0.1:${port}`),
    resolve: async (host) => (host.includes('nowhere') ? [] : ['127.0.0.1']),
  });
  open.push(egress);
  const url = `${tls ? 'https' : 'http'}://shop.test/`;
  return crawlSite({ url, schemeGiven: true, maxPages }, { egress, signal: AbortSignal.timeout(55_000), report: () => undefined });
}

/** Answers `/trap` by `trap`, robots.txt and sitemap with 404, the rest with ordinary pages. */
export function siteWith(trap: RequestListener): RequestListener {
  return (request, answer) => {
    if (request.url === '/trap') return trap(request, answer);
    const isPage = request.url === '/' || request.url === '/about';
    answer.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? HOME : 'nothing here');
  };
}
