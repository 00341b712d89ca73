// The real server with its worker and browser analyzes hostile sites: it survives within its memory limit, and each analysis ends
// with a result or an error message.
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ProcessMemory, readProcessTree } from '../../scripts/memory/process-memory.ts';
import { registration } from './build-test-app.ts';
import { floodSite } from './hostile-pages.ts';
import { closeAll, serve } from './hostile-site.ts';
import { type Running, startMain } from './start-main.ts';

/** For all of its processes together, program files included; the product goal is 1.5 GiB. */
const MAX_MB = 1_300;
/** Two run at a time, so these follow one another in the same process: what one leaves behind counts for the next. */
const FLOODS = ['headings', 'images', 'json-ld', 'ampersands', 'table cells', 'elements by script', 'text by script', 'shadow trees'];
const floodHost = (name: string) => `${name.replaceAll(' ', '-')}.test`;
const HEALTH_MS = 15_000;
const DEEP = '<div>'.repeat(20_000);
const LINKS = Array.from({ length: 100_000 }, (_, at) => `<a href="/p${at}">${at}</a>`).join('');
const BOMB = gzipSync(`<title>Bomb</title><p>${'x'.repeat(50_000_000)}`);

const page = (html: string) => ({ 'content-type': 'text/html', body: html });
/** One byte a second, for ever. */
const drip: RequestListener = (_, answer) => {
  answer.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => answer.write('x'), 1_000);
  answer.once('close', () => clearInterval(timer));
};
/** Everything else at once: endless lists, nesting, a bomb, a page that never ends, and scripts that never rest. */
const wild: RequestListener = (request, answer) => {
  const home = `<!doctype html><title>Wild</title><h1>Wild</h1><a href="/drip">Drip</a><a href="/bomb">Bomb</a><a href="/deep">Deep</a><a href="/links">Links</a><script>for (;;);</script>`;
  const pages: Record<string, string> = { '/': home, '/deep': `<title>Deep</title>${DEEP}`, '/links': `<title>Links</title>${LINKS}` };
  const path = request.url ?? '';
  if (path === '/drip') return drip(request, answer);
  if (path === '/bomb') return void answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(BOMB);
  answer.writeHead(pages[path] ? 200 : 404, { 'content-type': 'text/html' }).end(pages[path] ?? 'nothing here');
};
/** Fills all the memory of its tab, again and again. */
const greedy: RequestListener = (request, answer) => {
  const { body, ...headers } = page(
    '<title>Greedy</title><h1>Greedy</h1><script>const all = []; setInterval(() => { for (let i = 0; i < 20; i += 1) all.push(new Uint8Array(8e6).fill(7)); }, 1)</script>',
  );
  answer.writeHead(request.url === '/' ? 200 : 404, headers).end(body);
};

const HOSTS = ['drip.test', 'wild.test', 'greedy.test', ...FLOODS.map(floodHost)];
const dataDir = mkdtempSync(join(tmpdir(), 'sitebrief-hostile-'));
let running: Running | undefined;
let pins = '';
beforeAll(async () => {
  const ports = await Promise.all([drip, wild, greedy, ...FLOODS.map((name) => floodSite(name))].map((listener) => serve(listener)));
  pins = HOSTS.map((host, at) => `${host}=127.0.0.1:${ports[at]}`).join(',');
});
afterAll(async () => {
  running?.child.kill('SIGKILL');
  await closeAll();
  rmSync(dataDir, { recursive: true, force: true });
});

/** MB of some processes; 0 where the system has no /proc. */
const sumOf = (processes: ProcessMemory[]) => processes.reduce((sum, { pssMb }) => sum + pssMb, 0);

it('survives, responds and keeps to its memory while it analyzes them; each ends with a result or an error message', {
  timeout: 400_000,
}, async () => {
  const browser: Record<string, string> = process.env.CHROMIUM_PATH ? { CHROMIUM_PATH: process.env.CHROMIUM_PATH } : {};
  running = await startMain({ DATA_DIR: dataDir, EGRESS_RESOLVE: pins, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100', ...browser });
  const { address, child } = running;
  const ask = (path: string, options: RequestInit = {}) => fetch(`${address}${path}`, options);
  const post = (path: string, body: unknown, headers = {}) =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const registered = await post('/api/auth/register', registration('hostile@example.com'));
  const cookie = registered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const projectOf = async (id: string) =>
    (await (await ask(`/api/projects/${id}`, { headers: { cookie } })).json()) as Record<string, string | null>;

  const ids: string[] = [];
  for (const host of HOSTS) {
    const requested = await post('/api/analyze', { url: `http://${host}/` }, { cookie, prefer: 'respond-async' });
    expect(requested.status).toBe(202);
    ids.push(((await requested.json()) as { projectId: string }).projectId);
  }
  let samples = 0;
  let peak: ProcessMemory[] = [];
  let projects = await Promise.all(ids.map(projectOf));
  while (projects.some(({ status }) => status === 'analyzing')) {
    const health = await ask('/healthz', { signal: AbortSignal.timeout(HEALTH_MS) });
    expect(health.status).toBe(200);
    samples += 1;
    const processes = readProcessTree(child.pid ?? 0);
    if (sumOf(processes) > sumOf(peak)) peak = processes;
    await wait(100);
    if (samples % 5 === 0)
      projects = await Promise.all(projects.map((project, at) => (project.status === 'analyzing' ? projectOf(ids[at] ?? '') : project)));
  }

  expect(child.exitCode).toBeNull();
  expect(samples).toBeGreaterThan(20);
  console.info(`Peak: ${sumOf(peak).toFixed(0)} MB: ${peak.map(({ type, pssMb }) => `${type} ${pssMb.toFixed(0)}`).join(', ')}`);
  expect(sumOf(peak)).toBeLessThan(MAX_MB);
  const [dripping, wildly, greedily, ...floods] = projects;
  expect(dripping).toMatchObject({ status: 'draft', analysisError: expect.stringMatching(/drip\.test .*\.$/) });
  expect(wildly).toMatchObject({ status: 'analyzed', analysisError: null });
  const { unread } = wildly as unknown as { unread: { url: string; reason: string }[] };
  expect(unread).toContainEqual(
    expect.objectContaining({ url: 'http://wild.test/drip', reason: expect.stringMatching(/^(?:error|time)$/) }),
  );
  expect(greedily).toMatchObject({ status: 'analyzed', analysisError: null });
  expect(floods.map(({ status }) => status)).toEqual(FLOODS.map(() => 'analyzed'));
  expect(await running.stop()).toBe(0);
});
