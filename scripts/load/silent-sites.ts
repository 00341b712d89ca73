// Ten people analyze sites that don't answer; an eleventh analyzes an ordinary one.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProcessTree } from '../memory/process-memory.ts';
import { hostOf, type Killable, pause, settingsFor, startServer, startSites } from './processes.ts';
import { register, type VirtualUser } from './virtual-user.ts';

const PEOPLE = 10;
const EACH = 4;
const DONE_WITHIN_MS = 15_000;
const GIVE_UP_MS = 180_000;
/** Long enough for every analysis that may wait to have started. */
const SETTLE_MS = 8_000;

/** How long an ordinary analysis takes while one silent site of each of ten people is analyzed, then four of each. */
export async function loadSilentSites(port: number): Promise<boolean> {
  const sites = await startSites(12, 50);
  const silent = createServer(answerSlowly);
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const silentPort = (silent.address() as AddressInfo).port;
  const dataDir = mkdtempSync(join(tmpdir(), 'sitebrief-silent-'));
  const { EGRESS_RESOLVE, ...settings } = settingsFor({ port: sites.port, count: 3 });
  const quiet = Array.from({ length: PEOPLE * EACH }, (_, at) => `quiet-${at}.test=127.0.0.1:${silentPort}`);
  const env = { ...settings, EGRESS_RESOLVE: [EGRESS_RESOLVE, ...quiet].join(','), DATA_DIR: dataDir, DATABASE_URL: '' };
  const server = await startServer(port, env);
  const where = () => `http://127.0.0.1:${port}`;
  const people: VirtualUser[] = [];
  for (let at = 0; at <= PEOPLE; at += 1) people.push(await register(where));
  const ordinary = people[PEOPLE] as VirtualUser;

  const alone = await analyze(ordinary, hostOf(0));
  const before = memoryOf(server);
  await Promise.all(people.slice(0, PEOPLE).map((person, at) => request(person, `quiet-${at}.test`)));
  const besideTen = await analyze(ordinary, hostOf(1));
  for (let at = PEOPLE; at < PEOPLE * EACH; at += 1) await request(people[at % PEOPLE] as VirtualUser, `quiet-${at}.test`);
  await pause(SETTLE_MS);
  const besideForty = await analyze(ordinary, hostOf(2));
  const during = memoryOf(server);
  const s = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `an ordinary analysis: ${s(alone)} alone, ${s(besideTen)} requested after ten of silent sites by ten people, ${s(besideForty)} with four of each; memory of the server ${before} MB before, ${during} MB with ${PEOPLE * EACH}`,
  );
  await server.kill();
  await sites.stop();
  silent.closeAllConnections();
  silent.close();
  rmSync(dataDir, { recursive: true, force: true });
  return besideTen <= DONE_WITHIN_MS && besideForty <= DONE_WITHIN_MS;
}

/** A third of the sites never answers, a third stops after its headers, a third sends a byte a second. */
function answerSlowly({ headers }: { headers: { host?: string | undefined } }, response: ServerResponse): void {
  const kind = Number((headers.host ?? '').replace('quiet-', '').split('.')[0]) % 3;
  if (kind === 0) return;
  response.writeHead(200, { 'content-type': 'text/html' }).flushHeaders();
  if (kind === 1) return;
  const drip = setInterval(() => response.write(' '), 1_000);
  response.once('close', () => clearInterval(drip));
}

const memoryOf = ({ child }: Killable): number => Math.round(readProcessTree(child.pid ?? 0).reduce((sum, { pssMb }) => sum + pssMb, 0));

async function request(person: VirtualUser, host: string): Promise<string> {
  const response = await person.call('POST', '/api/analyze', { url: `http://${host}/` });
  if (response?.status !== 202) throw new Error(`Requesting an analysis returned ${response?.status}.`);
  return (response.body as { projectId: string }).projectId;
}

/** Milliseconds from the request to the result. */
async function analyze(person: VirtualUser, host: string): Promise<number> {
  const startedAt = performance.now();
  const id = await request(person, host);
  while (performance.now() - startedAt < GIVE_UP_MS) {
    const response = await person.call('GET', '/api/projects');
    const project = ((response?.body ?? []) as { id: string; status: string }[]).find((one) => one.id === id);
    if (project?.status === 'analyzed') return performance.now() - startedAt;
    if (project?.status === 'draft') throw new Error('The analysis failed.');
    await pause(100);
  }
  return Number.POSITIVE_INFINITY;
}
