// The real process is told to stop while it reads a site that does not answer, and is started again on the same data.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registration } from './build-test-app.ts';

const MAIN = join(import.meta.dirname, '../../src/server/main.ts');
const dataDir = mkdtempSync(join(tmpdir(), 'sitebrief-stop-'));
let silent: Server;
let running: ChildProcess | undefined;
beforeAll(async () => {
  silent = createServer(() => {});
  await once(silent.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  running?.kill('SIGKILL');
  silent.closeAllConnections();
  silent.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the server on any free port; answers its address as soon as it says so. */
async function start(): Promise<string> {
  const pins = `slow.test=127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    EGRESS_RESOLVE: pins,
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer) => {
      said += data.toString();
      const address = /ready at (\S+)\//.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}

const asked = () => once(silent, 'request');

it('ends in order within 15 s: the answer that waits is given, and the analysis goes on after the next start', {
  timeout: 120_000,
}, async () => {
  const address = await start();
  const post = (path: string, body: unknown, headers = {}) =>
    fetch(`${address}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const registered = await post('/api/auth/register', registration('stop@example.com'));
  const cookie = registered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const reading = asked();
  const answer = post('/api/analyze', { url: 'http://slow.test/' }, { cookie });
  await reading;

  const began = Date.now();
  running?.kill('SIGTERM');
  const [[code], given] = await Promise.all([once(running as ChildProcess, 'exit'), answer]);
  expect(code).toBe(0);
  expect(Date.now() - began).toBeLessThan(15_000);
  expect([given.status, Object.keys((await given.json()) as object)]).toEqual([202, ['projectId']]);

  const again = asked();
  await start();
  await again;
  running?.kill('SIGTERM');
  expect((await once(running as ChildProcess, 'exit'))[0]).toBe(0);
});
