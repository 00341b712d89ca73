// The real server with its worker and browser checks hostile new sites: it survives within its memory limit, and each check ends with a
// report.
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import type { VerificationSummary } from '#contracts/verification-history.ts';
import { MILL } from '#testing/verify-fixture.ts';
import { type ProcessMemory, readProcessTree } from '../../scripts/memory/process-memory.ts';
import { registration } from './build-test-app.ts';
import { closeAll, serve } from './hostile-site.ts';
import { type Running, startMain } from './start-main.ts';

/** For all of its processes together, program files included; the product goal is 1.5 GiB. */
const MAX_MB = 1_400;
const HEALTH_MS = 15_000;
/** Pages beyond those of the plan. */
const FURTHER_PAGES = 6;
const many = (count: number, write: (at: number) => string) => Array.from({ length: count }, (_, at) => write(at)).join('');

/** What every page of a new site holds after what was planned, by its host. */
const FLOODS: Record<string, string> = {
  'headings.test': many(150_000, (at) => `<h2>Heading ${at}</h2>`),
  'inventions.test': many(50_000, (at) => `<p>Loaf ${at} is baked for £${at + 1_000}.99 by Gregory Sandhurst.</p>`),
  'near-copies.test': many(40_000, (at) => `<p>We have baked bread in Dover since ${at} and never use additives.</p>`),
  'data.test': many(
    30_000,
    (at) => `<script type="application/ld+json">{"@type":"Product","name":"Product ${at}","price":"${at}"}</script>`,
  ),
  'errors.test': '<script>setInterval(() => { throw new Error(String(Math.random()).repeat(2000)) }, 0)</script>',
  'wide.test':
    '<script>for (let i = 0; i < 20000; i += 1) document.body.append(Object.assign(document.createElement("p"), { style: "width:" + i + "px", textContent: "wide" }))</script>',
  'greedy.test':
    '<script>const all = []; setInterval(() => { for (let i = 0; i < 20; i += 1) all.push(new Uint8Array(8e6).fill(7)); }, 1)</script>',
};
const menu = many(FURTHER_PAGES, (at) => `<a href="/more-${at}">More ${at}</a> `);

/** The planned pages and further ones, each with the flood. */
function flooded(flood: string): RequestListener {
  const filled = (html: string) => gzipSync(html.replace('</main>', `${menu}${flood}</main>`), { level: 1 });
  const pages = new Map(Object.entries(MILL).map(([path, html]) => [path, filled(html)]));
  const more = filled(MILL['/about'] ?? '');
  return (request, answer) => {
    const body = pages.get(request.url ?? '') ?? (request.url?.startsWith('/more-') ? more : undefined);
    if (!body) return void answer.writeHead(404, { 'content-type': 'text/html' }).end('nothing here');
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(body);
  };
}
const mill: RequestListener = (request, answer) => {
  const page = MILL[request.url ?? ''];
  answer.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? 'nothing here');
};

const OLD_HOSTS = ['mill.test', 'other-mill.test'];
const HOSTS = Object.keys(FLOODS);
const dataDir = mkdtempSync(join(tmpdir(), 'sitebrief-hostile-checks-'));
let running: Running | undefined;
afterAll(async () => {
  running?.child.kill('SIGKILL');
  await closeAll();
  rmSync(dataDir, { recursive: true, force: true });
});

/** MB of some processes; 0 where the system has no /proc. */
const sumOf = (processes: ProcessMemory[]) => processes.reduce((sum, { pssMb }) => sum + pssMb, 0);

it('survives, responds and keeps to its memory while it checks them; each ends with a report', { timeout: 500_000 }, async () => {
  const ports = await Promise.all([...OLD_HOSTS.map(() => mill), ...Object.values(FLOODS).map(flooded)].map((listener) => serve(listener)));
  const pins = [...OLD_HOSTS, ...HOSTS].map((host, at) => `${host}=127.0.0.1:${ports[at]}`).join(',');
  const browser: Record<string, string> = process.env.CHROMIUM_PATH ? { CHROMIUM_PATH: process.env.CHROMIUM_PATH } : {};
  running = await startMain({ DATA_DIR: dataDir, EGRESS_RESOLVE: pins, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100', ...browser });
  const { address, child } = running;
  const ask = (path: string, options: RequestInit = {}) => fetch(`${address}${path}`, options);
  const registered = await ask('/api/auth/register', {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify(registration('hostile-checks@example.com')),
  });
  const cookie = registered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const post = (path: string, body: unknown, headers = {}) =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json', cookie, ...headers }, body: JSON.stringify(body) });
  const listOf = async (path: string) => (await (await ask(path, { headers: { cookie } })).json()) as VerificationSummary[];

  /** A project with a plan; what it is checked against is the bakery. */
  const plannedProject = async (url: string) => {
    const { projectId } = (await (await post('/api/analyze', { url })).json()) as { projectId: string };
    expect((await post(`/api/projects/${projectId}/generate-optimizer`, {})).status).toBe(200);
    return `/api/projects/${projectId}`;
  };
  const checkAll = async (hosts: string[], at: number) => {
    const path = await plannedProject(`http://${OLD_HOSTS[at]}/`);
    for (const host of hosts) {
      const requested = await post(`${path}/verify`, { url: `http://${host}/` }, { prefer: 'respond-async' });
      expect(requested.status).toBe(202);
      while ((await listOf(`${path}/verifications`)).some(({ status }) => status === 'running')) await wait(500);
    }
    return listOf(`${path}/verifications`);
  };
  // Two run at a time, so these follow one another in the same process: what one leaves behind counts for the next.
  let isDone = false;
  const halves = [HOSTS.filter((_, at) => at % 2 === 0), HOSTS.filter((_, at) => at % 2 === 1)];
  const checking = Promise.all(halves.map(checkAll)).finally(() => {
    isDone = true;
  });
  checking.catch(() => undefined); // awaited below
  let peak: ProcessMemory[] = [];
  while (!isDone) {
    const health = await ask('/healthz', { signal: AbortSignal.timeout(HEALTH_MS) });
    expect(health.status).toBe(200);
    const processes = readProcessTree(child.pid ?? 0);
    if (sumOf(processes) > sumOf(peak)) peak = processes;
    await wait(100);
  }
  const reports = (await checking).flat();

  console.info(`Peak: ${sumOf(peak).toFixed(0)} MB: ${peak.map(({ type, pssMb }) => `${type} ${pssMb.toFixed(0)}`).join(', ')}`);
  expect(child.exitCode).toBeNull();
  expect(reports.map(({ url, status, verdict }) => [url, status, verdict]).toSorted()).toEqual(
    HOSTS.map((host) => [`http://${host}/`, 'done', 'red']).toSorted(),
  );
  expect(sumOf(peak)).toBeLessThan(MAX_MB);
  expect(await running.stop()).toBe(0);
});
