// Starts the real server as `npm start` does, on a free port with a data folder of its own, and the fixture site it is to read.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FolderServer, serveFolder } from '../fixtures/serve-folder.ts';

const ROOT = join(import.meta.dirname, '../..');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export type Sitebrief = {
  url: string;
  site: FolderServer;
  /** Stops the process and starts it again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

async function launch(port: number, dataDir: string, site: FolderServer): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      EGRESS_RESOLVE: `harbourlane.test=127.0.0.1:${site.port}`,
      RATE_LIMIT_FACTOR: '100',
      LOG_LEVEL: 'error',
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data.toString()));
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output.join('')}`)));
    const look = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (answer?.ok) resolve();
      else if (child.exitCode === null) setTimeout(look, 150);
    };
    void look();
  });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

export async function startSitebrief(): Promise<Sitebrief> {
  const site = await serveFolder(join(ROOT, 'tests/fixtures/sites/bakery'));
  const dataDir = await mkdtemp(join(tmpdir(), 'sitebrief-e2e-'));
  const port = await freePort();
  let child = await launch(port, dataDir, site);
  return {
    url: `http://127.0.0.1:${port}`,
    site,
    async restart() {
      await stop(child);
      child = await launch(port, dataDir, site);
    },
    async close() {
      await stop(child);
      await site.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
