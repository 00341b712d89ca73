// A site of pages made up by a test, and the real browser that opens it through the egress proxy.
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { createEgress } from '#egress/create-egress.ts';
import { parsePins } from '#egress/parse-pins.ts';
import { createEgressProxy } from '#egress/proxy.ts';
import { type CrawlRequest, crawlSite } from '#pipeline/crawl/crawl-site.ts';
import { createRenderer } from '#pipeline/crawl/render/create-renderer.ts';
import { findChromium } from '#pipeline/crawl/render/find-chromium.ts';
import type { Renderer } from '#pipeline/crawl/render/renderer.ts';

const TLS = join(import.meta.dirname, '../fixtures/tls');

/** The machine's browser; tests that need one are left out without it. */
export const chromium = findChromium(undefined);

/** Of each path an answer, or the HTML of a page; other paths answer 404. */
export type Pages = Record<string, RequestListener | string>;

export type RenderingSite = {
  renderer: Renderer;
  /** What the site was asked for, in order: method and path. */
  asked: string[];
  serve(pages: Pages): void;
  /** Reads the site as an analysis does. */
  crawl(more?: Partial<CrawlRequest>): ReturnType<typeof crawlSite>;
  close(): Promise<void>;
};

/** A certificate of an authority of the tests' own, for shop.test. */
export const certificate = {
  authority: readFileSync(join(TLS, 'authority.crt'), 'utf8'),
  cert: readFileSync(join(TLS, 'shop.crt'), 'utf8'),
  key: readFileSync(join(TLS, 'shop.key'), 'utf8'),
};

/** Opens `shop.test`, over https where `secure`; `trustedKeys` and `authorities` as the services take them. */
export async function openRenderingSite(
  options: { secure?: boolean; trustedKeys?: string[]; authorities?: string } = {},
): Promise<RenderingSite> {
  const { secure = false, trustedKeys = [], authorities } = options;
  let pages: Pages = {};
  const asked: string[] = [];
  const listener: RequestListener = (request, answer) => {
    asked.push(`${request.method} ${request.url}`);
    const page = pages[(request.url ?? '/').split('?')[0] ?? '/'];
    if (typeof page === 'function') return page(request, answer);
    answer.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? 'nothing here');
  };
  const { cert, key } = certificate;
  const server = secure ? createSecureServer({ cert, key }, listener) : createServer(listener);
  await new Promise<void>((listening) => (server as Server).listen(0, '127.0.0.1', listening));
  const pins = parsePins(`shop.test=127.0.0.1:${(server.address() as AddressInfo).port}`);
  const resolve = async () => [];
  const renderer = createRenderer({
    chromiumPath: chromium.path ?? '',
    openProxy: () => createEgressProxy({ pins, resolve }),
    trustedKeys,
  });
  return {
    renderer,
    asked,
    serve(given) {
      pages = given;
      asked.length = 0;
    },
    async crawl(more = {}) {
      const egress = createEgress({ pins, resolve, ...(authorities === undefined ? {} : { authorities }) });
      const url = `${secure ? 'https' : 'http'}://shop.test/`;
      try {
        return await crawlSite(
          { url, schemeGiven: true, maxPages: 8, ...more },
          { egress, renderer, signal: AbortSignal.timeout(55_000), report: () => undefined },
        );
      } finally {
        await egress.close();
      }
    },
    async close() {
      await renderer.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
