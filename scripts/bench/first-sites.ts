// The sites that the way to the first result is measured on: the three samples with their competitors, and folders of a corpus.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { INDUSTRIES } from '#lexicon/industries/industries.ts';
import { answerOf } from '../serve-sites.ts';

const SAMPLES = join(import.meta.dirname, '../../src/demo/sites');
/** What a home page takes to answer, and any other file. */
const HOME_MS = 500;
const OTHER_MS = 100;

export type MeasuredSite = { name: string; host: string; competitors: string[] };

/** The sites, and the pins under which a server finds them: no real site is ever requested. */
export type MeasuredSites = { sites: MeasuredSite[]; egressResolve: string; close(): Promise<void> };

/** Serves the sample sites and `folders` (one site of plain files each) with the delays of an ordinary host. */
export async function serveMeasuredSites(folders: string[]): Promise<MeasuredSites> {
  const servers: Server[] = [];
  const pins: string[] = [];
  const serve = async (host: string, root: string) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
      const { status, type, body } = answerOf(root, pathname);
      setTimeout(() => response.writeHead(status, { 'content-type': type }).end(body), pathname === '/' ? HOME_MS : OTHER_MS);
    });
    await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
    servers.push(server);
    pins.push(`${host}=127.0.0.1:${(server.address() as AddressInfo).port}`);
  };
  const sites: MeasuredSite[] = [];
  for (const name of readdirSync(SAMPLES)) {
    const plan = JSON.parse(readFileSync(join(SAMPLES, name, 'plan.json'), 'utf8')) as { host: string; competitors: string[] };
    await serve(plan.host, join(SAMPLES, name, 'site'));
    for (const host of plan.competitors) await serve(host, join(SAMPLES, name, 'competitors', host));
    sites.push({ name, host: plan.host, competitors: plan.competitors });
  }
  for (const folder of folders) {
    const name = basename(folder);
    await serve(`${name}.test`, folder);
    sites.push({ name, host: `${name}.test`, competitors: [] });
  }
  // Well-known competitors are found where nothing listens.
  for (const { wellKnown } of INDUSTRIES) for (const { host } of wellKnown ?? []) pins.push(`${host}=127.0.0.1:9`);
  return {
    sites,
    egressResolve: [...new Set(pins)].join(','),
    close: async () => {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
    },
  };
}
