// The product as `npm start` runs it, on a temporary data folder, for measuring its pages.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const READY_WITHIN_MS = 120_000;
const LOOK_AGAIN_MS = 150;

/** A running server; `close` stops it and deletes its data. */
export type OwnServer = { url: string; port: number; close(): Promise<void> };

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the server process and waits until it is ready. Throws with its output when it ends before. */
export async function launchServer(port: number, env: Record<string, string>, root = ROOT): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['src/server/start.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: '', LOG_LEVEL: 'error', LOCAL_COMPETITORS: 'off', ...env },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data.toString()));
  const until = Date.now() + READY_WITHIN_MS;
  while (child.exitCode === null && Date.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  child.kill();
  throw new Error(`The server did not become ready (${child.exitCode ?? 'too slow'}):\n${output.join('')}`);
}

/** Stops the process gracefully and waits for it. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** A server with its own temporary data folder; `root` is the checkout it runs from. */
export async function startOwnServer(env: Record<string, string> = {}, root = ROOT): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitebrief-own-'));
  const port = await freePort();
  const child = await launchServer(port, { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '100', ...env }, root);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async close() {
      await stopServer(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
