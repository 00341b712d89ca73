// The server process from its environment to its exit code. What it does at the signal to stop is in server-shutdown.test.ts.
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FolderServer, serveFolder } from '../fixtures/serve-folder.ts';
import { registration } from './build-test-app.ts';
import { failToStart, type Running, startMain } from './start-main.ts';

const scratch = mkdtempSync(join(tmpdir(), 'sitebrief-main-'));
const dataDir = join(scratch, 'data');
const TOKEN = 'a token for the collector';
const AI_KEY = 'sk-a-key-that-nobody-may-see';
const person = { ...registration('marguerite@private.example'), firstName: 'Marguerite', lastName: 'Yourcenaria' };
let site: FolderServer;
let server: Running;
let cookie = '';

const call = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.address}${path}`, {
    redirect: 'manual',
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });

beforeAll(async () => {
  site = await serveFolder(join(import.meta.dirname, '../fixtures/sites/bakery'));
  server = await startMain({
    DATA_DIR: dataDir,
    CHROMIUM_PATH: '/nowhere/chromium',
    EGRESS_RESOLVE: `bakery.test=127.0.0.1:${site.port}`,
    SUPER_ADMIN_EMAILS: ' Marguerite@private.example ',
    METRICS_TOKEN: TOKEN,
    QUOTA_FREE: '3',
    LOG_LEVEL: 'trace',
    AI_API_KEY: AI_KEY,
  });
});
afterAll(async () => {
  if (server?.child.exitCode === null) expect(await server.stop()).toBe(0);
  await site.close();
  rmSync(scratch, { recursive: true, force: true });
});

describe('a server that was started', () => {
  it('says where it is and what is on and off', () => {
    expect(server.stdout()).toMatch(/^Sitebrief is ready at http:\/\/127\.0\.0\.1:\d+\/$/m);
    expect(server.stdout()).toContain(`  Database: embedded, in ${dataDir}`);
    expect(server.stdout()).toMatch(/^ {2}Worker: on$/m);
    expect(server.stdout()).toMatch(/^ {2}Browser rendering: off, .*CHROMIUM_PATH names \/nowhere\/chromium/m);
    expect(server.stdout()).toMatch(/^ {2}AI: off \(built-in analyst only\)$/m);
    expect(server.stdout()).toMatch(/^ {2}Search: off \(/m);
  });

  it('is alive and ready, and serves metrics to this machine or with the token', async () => {
    expect([(await call('/healthz')).status, (await call('/readyz')).status]).toEqual([200, 200]);
    expect(await (await call('/metrics')).text()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
    );
    const handedOn = { 'x-forwarded-for': '203.0.113.7' };
    expect((await call('/metrics', undefined, handedOn)).status).toBe(404);
    expect((await call('/metrics', undefined, { ...handedOn, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  it('keeps its secret where only its owner can read it', () => {
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o077).toBe(0);
    expect(statSync(dataDir).mode & 0o077).toBe(0);
  });

  it('registers, analyses a site to the end, and makes whom the settings name super admin', async () => {
    const registered = await call('/api/auth/register', person);
    cookie = registered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    expect(await registered.json()).toMatchObject({ role: 'super_admin' });
    await call('/api/auth/login', { email: person.email, password: 'a wrong one' });
    const ordered = await call('/api/analyze', { url: 'http://bakery.test/' });
    expect(ordered.status).toBe(200);
    const { projectId } = (await ordered.json()) as { projectId: string };
    const project = (await (await call(`/api/projects/${projectId}`)).json()) as {
      status: string;
      businessAnalysis: { business_name: string };
    };
    expect(project.status).toBe('analyzed');
    expect((await call(`/api/projects/${projectId}/generate-optimizer`, {})).status).toBe(200);
    expect((await call(`/api/admin/users?search=${person.email}`)).status).toBe(200);
    expect((await call('/api/analyze', { url: 'http://nobody.invalid/' })).status).toBe(422);
    expect(await (await call('/api/usage')).json()).toMatchObject({ analyses: { used: 1, limit: 3 } });
  });

  it('has written no word of all that into its log, at its most talkative', () => {
    const log = server.stderr();
    expect(log.split('\n').length).toBeGreaterThan(20);
    const secret = cookie.split('=')[1] ?? 'none';
    const words = [person.email, person.firstName, person.lastName, person.phoneNumber, person.password, 'a wrong one', secret];
    // The site's own words too: it was crawled, and they are in the responses.
    for (const word of [...words, decodeURIComponent(secret), TOKEN, AI_KEY, 'argon2', 'sourdough'])
      expect(log.includes(word), word).toBe(false);
  });

  it('keeps a second one away from its data', async () => {
    const { code, stderr } = await failToStart({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The data directory .* is in use by .*\n$/);
  });
});

describe('a server that can’t start says so in plain words and ends with 1', () => {
  const file = join(scratch, 'a-file');
  let taken: number;
  const other = createServer();
  beforeAll(async () => {
    writeFileSync(file, '');
    await once(other.listen(0, '127.0.0.1'), 'listening');
    taken = (other.address() as AddressInfo).port;
  });
  afterAll(() => void other.close());

  it.each<[string, () => Record<string, string>, string[], RegExp]>([
    [
      'settings that can’t be used, all at once',
      () => ({ PORT: 'x', TRUST_PROXY: 'perhaps', QUOTA_PAID: 'many', SESSION_SECRET: 'too short', LOG_LEVEL: 'loud' }),
      [],
      /^Invalid settings:\n(?:[A-Z_]+ must be .*\.\n){5}$/,
    ],
    [
      'a database server without a shared secret',
      () => ({ DATABASE_URL: 'postgres://u:p@127.0.0.1/x' }),
      [],
      /^SESSION_SECRET is required .*\n$/,
    ],
    ['an option that does not exist', () => ({}), ['--worker'], /Usage: node src\/server\/start\.js \[--no-worker\]\n$/],
    ['a data directory that is none', () => ({ DATA_DIR: file }), [], /^The database in .* can't be opened\. Check DATA_DIR.*\n$/],
    [
      'a port that is taken',
      () => ({ DATA_DIR: join(scratch, 'b'), PORT: String(taken) }),
      [],
      /^Port \d+ on 127\.0\.0\.1 is in use\. Stop the program that uses it, or choose another port: PORT=3001\.\n$/,
    ],
    [
      'an address of another machine',
      () => ({ DATA_DIR: join(scratch, 'b'), HOST: '203.0.113.9' }),
      [],
      /^HOST=203\.0\.113\.9 is not an IP address or name of this machine\.\n$/,
    ],
  ])('%s', async (_what, env, args, sentence) => {
    const { code, stderr } = await failToStart({ DATA_DIR: join(scratch, 'never'), CHROMIUM_PATH: '/nowhere/chromium', ...env() }, args);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/\bat .+:\d+:\d+|too short/);
    expect(code).toBe(1);
  });
});
