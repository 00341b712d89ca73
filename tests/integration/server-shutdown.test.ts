// The real process is told to stop while it reads a site that does not answer, and is started again on the same data.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registration } from './build-test-app.ts';
import { type Running, startMain } from './start-main.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sitebrief-stop-'));
let silent: Server;
let running: Running | undefined;
beforeAll(async () => {
  silent = createServer(() => {});
  await once(silent.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  running?.child.kill('SIGKILL');
  silent.closeAllConnections();
  silent.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Running> {
  const pins = `slow.test=127.0.0.1:${(silent.address() as AddressInfo).port}`;
  running = await startMain({ DATA_DIR: dataDir, EGRESS_RESOLVE: pins, LOG_LEVEL: 'error' });
  return running;
}

const asked = () => once(silent, 'request');

it('stops gracefully: answers the waiting request, and continues the analysis after the next start', {
  timeout: 120_000,
}, async () => {
  const server = await start();
  const { address } = server;
  const post = (path: string, body: unknown, headers = {}) =>
    fetch(`${address}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const registered = await post('/api/auth/register', registration('stop@example.com'));
  const cookie = registered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const reading = asked();
  const answer = post('/api/analyze', { url: 'http://slow.test/' }, { cookie });
  await reading;

  const [code, given] = await Promise.all([server.stop(), answer]);
  expect(code).toBe(0);
  expect(server.stdout()).toContain('Sitebrief has stopped.');
  expect([given.status, Object.keys((await given.json()) as object)]).toEqual([202, ['projectId']]);

  const again = asked();
  const next = await start();
  await again;
  expect(await next.stop()).toBe(0);
});
