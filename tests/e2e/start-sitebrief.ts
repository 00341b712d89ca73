// Starts the real server as `npm start` does, on a free port with a data folder of its own, and the fixture site it is to read.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, launchServer, stopServer } from '../../scripts/own-server.ts';
import { type FolderServer, serveFolder } from '../fixtures/serve-folder.ts';

const BAKERY = join(import.meta.dirname, '../fixtures/sites/bakery');
/** Who registers with this address may administer. */
export const ADMIN_EMAIL = 'boss@harbourlane.test';

export type Sitebrief = {
  url: string;
  site: FolderServer;
  /** Stops the process and starts it again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

/**
 * `hosts`: further sites that it can read, with their ports on this machine. `smtpUrl`: the server that sends its mail, `modelUrl`: the
 * language model; none unless given.
 */
export async function startSitebrief(
  hosts: Record<string, number> = {},
  { smtpUrl, modelUrl }: { smtpUrl?: string; modelUrl?: string } = {},
): Promise<Sitebrief> {
  const site = await serveFolder(BAKERY);
  const dataDir = await mkdtemp(join(tmpdir(), 'sitebrief-e2e-'));
  const port = await freePort();
  const pins = Object.entries({ 'harbourlane.test': site.port, ...hosts }).map(([host, at]) => `${host}=127.0.0.1:${at}`);
  const launch = () =>
    launchServer(port, {
      DATA_DIR: dataDir,
      EGRESS_RESOLVE: pins.join(),
      SUPER_ADMIN_EMAILS: ADMIN_EMAIL,
      RATE_LIMIT_FACTOR: '100',
      ...(modelUrl && { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'house model', AI_BASE_URL: modelUrl }),
      ...(smtpUrl && { SMTP_URL: smtpUrl, MAIL_FROM: 'Sitebrief <no-reply@sitebrief.test>', PUBLIC_URL: `http://127.0.0.1:${port}` }),
    });
  let child = await launch();
  return {
    url: `http://127.0.0.1:${port}`,
    site,
    async restart() {
      await stopServer(child);
      child = await launch();
    },
    async close() {
      await stopServer(child);
      await site.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
