// Serves a published site on a loopback port; the site can be exchanged while it is served.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Published } from './published-site.ts';

export type PublishedServer = { port: number; show(site: Published): void; close(): Promise<void> };

/** Starts on a free port of 127.0.0.1. */
export async function servePublished(first: Published): Promise<PublishedServer> {
  let site = first;
  const server = createServer((request, response) => {
    const path = decodeURI(request.url ?? '/');
    const { status, headers, body } = site.pages.get(path) ?? site.pages.get(path.split('?')[0] ?? '') ?? site.missing;
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    show: (other) => {
      site = other;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
