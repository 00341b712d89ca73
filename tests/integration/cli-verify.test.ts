// The commands brief and verify as processes: what they print, and the exit status.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Brief, Verification } from '#contracts/verification.ts';
import { type FolderServer, serveFolder } from '../fixtures/serve-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'sitebrief-verify-'));
const briefFile = join(folder, 'brief.json');
const wall = createServer((_, response) => response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end('Who are you?'));
/** Sites that show no pages to check, by host. */
const WALLS: Record<string, { status: number; body: string }> = {
  'error.test': { status: 503, body: '<title>Error</title><h1>Service unavailable</h1>' },
  'challenge.test': {
    status: 403,
    body: '<title>Just a moment...</title><h1>Checking your browser</h1><p>Enable JavaScript and cookies to continue.</p>',
  },
  'login.test': {
    status: 200,
    body: '<title>Private</title><h1>Password</h1><form><label>Password <input type="password"></label></form><p>Enter your password to continue.</p>',
  },
  'half-built.test': { status: 200, body: '<title>New site</title><h1>Your app will live here</h1><p>Ask the builder to build it.</p>' },
};
const walls = createServer(({ headers }, response) => {
  const { status, body } = WALLS[headers.host ?? ''] ?? { status: 404, body: '' };
  response.writeHead(status, { 'content-type': 'text/html' }).end(body);
});
/** Accepts connections and never answers. */
const silent = createServer(() => undefined);
let bakery: FolderServer;
let pins = '';

function cli(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['src/cli/main.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, LOCAL_COMPETITORS: 'off', EGRESS_RESOLVE: pins },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += data));
  child.stderr.on('data', (data) => (err += data));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

beforeAll(async () => {
  bakery = await serveFolder(join(ROOT, 'tests/fixtures/sites/bakery'));
  await new Promise<void>((listening) => wall.listen(0, '127.0.0.1', listening));
  const portOf = async (server: typeof walls) => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return (server.address() as AddressInfo).port;
  };
  const [wallsPort, silentPort] = [await portOf(walls), await portOf(silent)];
  pins = [
    ...Object.keys(WALLS).map((host) => `${host}=127.0.0.1:${wallsPort}`),
    `silent.test=127.0.0.1:${silentPort}`,
    ...['harbourlane.test', 'new.harbourlane.test'].map((host) => `${host}=127.0.0.1:${bakery.port}`),
    `wall.test=127.0.0.1:${(wall.address() as AddressInfo).port}`,
  ].join(',');
});
afterAll(async () => {
  await bakery.close();
  for (const server of [wall, walls, silent]) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true, force: true });
});

it('prints a brief, holds a new site against it, and exits with the verdict', async () => {
  const made = await cli('brief', 'http://harbourlane.test/', '--render', 'never', '--builder', 'wix');
  expect([made.code, made.err]).toEqual([0, expect.stringContaining('/about')]);
  const brief = Brief.parse(JSON.parse(made.out));
  expect([brief.url, brief.builder]).toEqual(['http://harbourlane.test/', 'wix']);
  writeFileSync(briefFile, made.out);

  const copy = ['verify', 'http://new.harbourlane.test/', '--brief', briefFile, '--render', 'never'];
  const json = await cli(...copy, '--json');
  const report = Verification.parse(JSON.parse(json.out));
  // A copy loses and invents nothing, but what was to be fixed is not.
  expect([json.code, report.verdict]).toEqual([1, 'red']);
  expect(new Set(report.entries.map(({ status }) => status))).not.toContain('lost');
  expect(new Set(report.fixPrompts.map(({ builder }) => builder))).toEqual(new Set(['wix']));
  const text = await cli(...copy);
  expect(text.out).toMatch(/^http:\/\/new\.harbourlane\.test\/ against the brief of http:\/\/harbourlane\.test\/\nRed\./);
  expect(text.out).toContain('Not fixed (');

  const walled = await cli('verify', 'http://wall.test/', '--brief', briefFile, '--auth', 'ada:secret-word');
  expect(walled.code).toBe(3);
  expect(walled.out).toContain('Could not check.');
  expect(walled.out + walled.err).not.toContain('secret-word');
});

it.each([...Object.keys(WALLS), 'silent.test'])('could not check %s: status 3, no score, no entry', async (host) => {
  const { code, out } = await cli('verify', `http://${host}/`, '--brief', briefFile, '--render', 'never', '--json');
  const report = Verification.parse(JSON.parse(out));
  expect([code, report]).toEqual([3, expect.objectContaining({ verdict: 'unchecked', entries: [], checks: [], fixPrompts: [] })]);
  expect(report.notes[0]).toMatch(/\.$/);
});

it.each([
  [['verify', 'http://wall.test/', '--brief', join(folder, 'none.json')], 'there is no such file'],
  [['verify', 'http://wall.test/', '--brief', join(ROOT, 'package.json')], 'no brief of this version'],
  [['verify', 'http://wall.test/', '--brief', join(ROOT, 'LICENSE')], 'not valid JSON'],
  [['verify', 'http://wall.test/'], '--brief FILE'],
])('refuses %j with status 2', async (args, words) => {
  const { code, err } = await cli(...args);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});
