// Serves every folder of a folder as a site of its own, the way a plain static host does.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A site that is being served: its host name answers at the port of the loopback address. */
export type ServedSite = { slug: string; host: string; port: number };

/** Starts one server for each folder in `folder` that has an index.html; `<name>.test` is its host. `close` stops them all. */
export async function serveSites(folder: string): Promise<{ sites: ServedSite[]; close(): Promise<void> }> {
  const slugs = readdirSync(folder).filter((name) => isFile(join(folder, name, 'index.html')));
  const started = await Promise.all(slugs.map((slug) => serveFolder(join(folder, slug))));
  const sites = started.map((server, at) => {
    const slug = slugs[at] ?? '';
    return { slug, host: `${slug.toLowerCase().replaceAll('_', '-')}.test`, port: (server.address() as AddressInfo).port };
  });
  return { sites, close: async () => void (await Promise.all(started.map((server) => new Promise((done) => server.close(done))))) };
}

function serveFolder(root: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
    const { status, type, body } = answerOf(root, pathname);
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  return new Promise((started) => void server.listen(0, '127.0.0.1', () => started(server)));
}

/** What a plain static host answers for a path of a folder. */
export function answerOf(root: string, pathname: string): { status: number; type: string; body: Buffer | string } {
  const path = join(root, normalize(decodeURIComponent(pathname)));
  const file = [path, join(path, 'index.html'), `${path}.html`].find(isFile);
  if (file === undefined) return { status: 404, type: 'text/html', body: '<h1>Not found</h1>' };
  return { status: 200, type: TYPES[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) };
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
