// Each check of the doctor with a planted problem, and without.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config';
import { type MailServer, startMailServer } from '#testing/mail-server.ts';
import type { Check, Finding, Installation } from './check.ts';
import { port, publicUrl } from './checks/addresses.ts';
import { browser, explainLaunchError } from './checks/browser.ts';
import { dataFolder, judgeSpace } from './checks/data-folder.ts';
import { database, explainPostgresError, judgePostgres } from './checks/database.ts';
import { clock, judgeMemory, webApp } from './checks/installation.ts';
import { administrators, backups, secrets } from './checks/people-and-secrets.ts';
import { mail, model, search } from './checks/services.ts';
import { explainNetworkError } from './explain-error.ts';
// @ts-expect-error plain JavaScript without types, because it must run on any Node
import { findMissingPackages, findOldNode } from './installed.js';
import { runDoctor } from './run-doctor.ts';

const ROOT = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'sitebrief-doctor-'));
const MB = 1024 * 1024;
/** Answers every request with the status in its path; `/healthz` as another program would. */
let web: Server;
let webPort = 0;
let smtp: MailServer;
/** Nothing listens there. */
let closedPort = 0;
beforeAll(async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  closedPort = (closed.address() as AddressInfo).port;
  await new Promise((resolve) => closed.close(resolve));
  web = createServer((request, response) => response.writeHead(Number(request.url?.split('/')[1]) || 404).end('{}'));
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  webPort = (web.address() as AddressInfo).port;
  smtp = await startMailServer({ login: { user: 'u', password: 'right' } });
});
afterAll(async () => {
  web.close();
  await smtp.close();
  rmSync(scratch, { recursive: true, force: true });
});

let folders = 0;
function newFolder(): string {
  folders += 1;
  const folder = join(scratch, String(folders));
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

type Changes = Partial<Omit<Installation, 'config'>>;
async function examine(check: Check, env: Record<string, string> = {}, changes: Changes = {}): Promise<Finding[]> {
  const config = readConfig({ DATA_DIR: newFolder(), ...env });
  const installation = { config, root: ROOT, env, backups: undefined, now: new Date(), ...changes };
  return [await check.run(installation, AbortSignal.timeout(30_000))].flat();
}
/** States and texts in one line, for comparing. */
const said = (findings: Finding[]) =>
  findings.map((one) => `${one.state}: ${one.found}${'todo' in one ? ` > ${one.todo}` : ''}`).join('\n');
const MAIL = { MAIL_FROM: 'a@example.org', PUBLIC_URL: 'https://sitebrief.example.org' };
const mailUrl = (userAndPassword: string) => smtp.url.replace('//', `//${userAndPassword}@`);

describe('what must be there before anything else', () => {
  it('an old Node', () => {
    expect(findOldNode('20.11.0', ROOT)?.found).toContain('Version 20.11.0 runs this, but Sitebrief needs 24');
    expect(findOldNode(process.versions.node, ROOT)).toBeNull();
  });

  it('packages that are missing or of another version', () => {
    const root = newFolder();
    writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies: { zod: '4.0.0', pino: '10.0.0' } }));
    mkdirSync(join(root, 'node_modules/pino'), { recursive: true });
    writeFileSync(join(root, 'node_modules/pino/package.json'), JSON.stringify({ version: '9.0.0' }));
    expect(findMissingPackages(root)).toMatchObject({ state: 'problem', todo: expect.stringContaining('npm ci') });
    expect(findMissingPackages(root)?.found).toBe(
      'Packages are missing: zod. Packages have another version than this release needs: pino.',
    );
    expect(findMissingPackages(ROOT)).toBeNull();
  });
});

describe('this machine', () => {
  it('a web app that is not built', async () => {
    expect(said(await examine(webApp, {}, { root: newFolder() }))).toContain('note: It is not built yet');
  });

  it.skipIf(process.platform === 'win32')('a data folder that others can read, that is a file', async () => {
    const open = newFolder();
    chmodSync(open, 0o755);
    expect(said(await examine(dataFolder, { DATA_DIR: open }))).toContain(`> Run: chmod 700 ${open}`);
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(said(await examine(dataFolder, { DATA_DIR: file }))).toContain('is a file, not a folder');
    expect(said(await examine(dataFolder, { DATA_DIR: join(newFolder(), 'new') }))).not.toContain('problem');
  });

  it.skipIf(process.getuid?.() === 0)('a data folder that this user may not write to', async () => {
    const locked = newFolder();
    chmodSync(locked, 0o500);
    expect(said(await examine(dataFolder, { DATA_DIR: locked }))).toMatch(/problem: .* can't write to .* \(EACCES\)/);
  });

  it('little space, little memory', () => {
    expect([judgeSpace(40 * MB, '/d'), judgeSpace(500 * MB, '/d'), judgeSpace(5_000 * MB, '/d')].map(({ state }) => state)).toEqual([
      'problem',
      'note',
      'ok',
    ]);
    expect([judgeMemory(512 * MB), judgeMemory(1024 * MB), judgeMemory(4096 * MB)].map(({ state }) => state)).toEqual([
      'problem',
      'note',
      'ok',
    ]);
  });

  it('a clock that is wrong', async () => {
    expect(said(await examine(clock, {}, { now: new Date('1970-01-02T00:00:00Z') }))).toContain('before this version was made');
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'database/global'), { recursive: true });
    const control = join(dataDir, 'database/global/pg_control');
    writeFileSync(control, '');
    utimesSync(control, new Date('2100-01-01'), new Date('2100-01-01'));
    expect(said(await examine(clock, { DATA_DIR: dataDir }))).toContain('the clock was set back');
  });

  it.skipIf(process.platform === 'win32')('a browser that is missing or does not start', async () => {
    expect(said(await examine(browser, { CHROMIUM_PATH: '/nowhere/chromium' }))).toContain('problem: Pages are read as served');
    const fake = join(newFolder(), 'chromium');
    writeFileSync(fake, '#!/bin/sh\necho "error while loading shared libraries: libnss3.so" >&2\nexit 127\n', { mode: 0o755 });
    expect(said(await examine(browser, { CHROMIUM_PATH: fake }))).toContain('lacks libraries of the system');
    expect(explainLaunchError('[FATAL] No usable sandbox!', '/c').found).toContain('sandbox');
  });
});

describe('the database', () => {
  it('one that does not exist yet, and files of another PostgreSQL', async () => {
    expect(said(await examine(database))).toBe('ok: There is none yet; the first start creates it.');
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '17\n');
    expect(said(await examine(database, { DATA_DIR: dataDir }))).toContain('problem: Its files are from PostgreSQL 17');
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '18\n');
    expect(said(await examine(database, { DATA_DIR: dataDir }))).toContain("problem: The embedded database can't be opened");
  });

  it('one of an older and of a newer version, without rights, connections or the right time', () => {
    const server = { mayCreate: true, freeConnections: 90, clockOffMs: 20 };
    const schema = { applied: 5, pending: 0, isNewer: false };
    const judge = (changes: object) => said(judgePostgres({ postgres: '15.14', schema, server, ...changes }));
    expect(judge({})).toBe('ok: PostgreSQL 15.14 answers, and its tables are those of this version.');
    expect(judge({ schema: { ...schema, pending: 2 } })).toMatch(/^note: .*makes 2 changes .* > Make a backup/);
    expect(judge({ schema: { ...schema, isNewer: true } })).toContain('a newer version of Sitebrief wrote it');
    expect(judge({ postgres: '13.2' })).toContain('problem: PostgreSQL 13.2 is too old');
    expect(judge({ server: { ...server, mayCreate: false } })).toContain("can't create tables");
    expect(judge({ server: { ...server, freeConnections: 3 } })).toContain('Only 3 connections are free');
    expect(judge({ server: { ...server, clockOffMs: -65_000 } })).toContain('differ by 65 s');
  });

  it('a PostgreSQL that refuses, without its password in the words', async () => {
    const error = (code: string) => Object.assign(new Error('refused'), { code });
    expect(explainPostgresError(error('28P01'), 'db:5432').found).toContain('refuses the user or the password');
    expect(explainPostgresError(error('3D000'), 'db:5432').found).toContain('has no database of that name');
    const env = { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:9/x', SESSION_SECRET: 'abcdefghijklmnopqrstuvwxyz012345' };
    const found = said(await examine(database, env));
    expect(found).toContain('127.0.0.1:9 refuses connections');
    expect(found).not.toContain('hidden');
  });
});

describe('addresses', () => {
  it('a port that is taken by another program, an address of another machine', async () => {
    expect(said(await examine(port, { PORT: String(webPort) }))).toContain(`problem: Another program uses port ${webPort}`);
    expect(said(await examine(port, { HOST: '203.0.113.7' }))).toContain('is not an address of this machine');
    expect(said(await examine(port, { PORT: '0' }))).toContain('is free');
  });

  it('a public address that is missing, has a path, is not encrypted, or has no trusted proxy', async () => {
    const judge = async (env: Record<string, string>) => said(await examine(publicUrl, { PORT: '0', ...env }));
    expect(await judge({})).toContain('note: PUBLIC_URL is not set');
    expect(await judge({ HOST: '0.0.0.0' })).toContain('problem: PUBLIC_URL is not set');
    expect(await judge({ PUBLIC_URL: 'https://a.example/tools', TRUST_PROXY: 'true' })).toContain('has a path (/tools)');
    expect(await judge({ PUBLIC_URL: 'http://a.example' })).toContain('is not encrypted');
    expect(await judge({ PUBLIC_URL: 'https://a.example' })).toContain('> Set TRUST_PROXY=true');
    expect(await judge({ PUBLIC_URL: 'https://a.example', TRUST_PROXY: 'true' })).toBe('ok: https://a.example.');
  });

  it('a proxy that leads elsewhere', async () => {
    const env = { PORT: String(webPort), PUBLIC_URL: `http://127.0.0.1:${webPort}` };
    expect(said(await examine(publicUrl, env))).toContain(`problem: Asked from here, 127.0.0.1:${webPort} answers 404`);
  });
});

describe('secrets, people, backups', () => {
  it.skipIf(process.platform === 'win32')('a secret that others can read or guess', async () => {
    const dataDir = newFolder();
    const file = join(dataDir, 'session-secret');
    writeFileSync(file, 'x'.repeat(40), { mode: 0o644 });
    chmodSync(file, 0o644);
    expect(said(await examine(secrets, { DATA_DIR: dataDir }))).toContain(`> Run: chmod 600 ${file}`);
    expect(said(await examine(secrets, { SESSION_SECRET: 'a'.repeat(40) }))).toContain('easy to guess');
  });

  it('nobody who can open Admin', async () => {
    expect(said(await examine(administrators))).toContain('note: SUPER_ADMIN_EMAILS is empty');
    expect(said(await examine(administrators, { SUPER_ADMIN_EMAILS: 'a@b.example' }))).toContain('ok');
  });

  it('backups that are missing, cut off or old', async () => {
    const folder = newFolder();
    expect(said(await examine(backups))).toContain('note');
    expect(said(await examine(backups, {}, { backups: join(folder, 'none') }))).toContain('There is no folder');
    expect(said(await examine(backups, {}, { backups: folder }))).toContain('holds no backup');
    const file = join(folder, 'one.backup');
    const head = { format: 'sitebrief-backup', version: 1, schema: 1, createdAt: '2026-11-23T00:00:00.000Z' };
    writeFileSync(file, gzipSync(`${JSON.stringify(head)}\n`));
    expect(said(await examine(backups, {}, { backups: folder }))).toContain('problem: ');
    expect(said(await examine(backups, {}, { backups: folder }))).toContain("can't be restored");
  });
});

describe('services', () => {
  it('a mail server that refuses the login, is away, or has another kind of encryption', async () => {
    expect(said(await examine(mail))).toContain('ok: Off');
    expect(said(await examine(mail, { ...MAIL, SMTP_URL: mailUrl('u:right') }))).toBe(
      'ok: 127.0.0.1 accepts the connection and the login.',
    );
    expect(said(await examine(mail, { ...MAIL, SMTP_URL: mailUrl('u:wrong') }))).toContain('refuses the user name or the password');
    expect(said(await examine(mail, { ...MAIL, SMTP_URL: `smtp://127.0.0.1:${closedPort}` }))).toContain('127.0.0.1 refuses connections');
    const elsewhere = mailUrl('u:right').replace('127.0.0.1', '0.0.0.0');
    expect(said(await examine(mail, { ...MAIL, SMTP_URL: elsewhere }))).toContain('offers no encryption');
    expect(said(await examine(mail, { ...MAIL, SMTP_URL: mailUrl('u:right').replace('smtp:', 'smtps:') }))).toContain('speaks no TLS');
  });

  it('a model or search engine that refuses or is away', async () => {
    const ai = (path: string) => ({
      AI_PROVIDER: 'openai',
      AI_MODEL: 'm',
      AI_API_KEY: 'k',
      AI_BASE_URL: `http://127.0.0.1:${webPort}/${path}`,
    });
    expect(said(await examine(model))).toContain('ok: Off');
    expect(said(await examine(model, ai('200')))).toContain('accepts the key');
    expect(said(await examine(model, ai('401')))).toContain('refuses the key');
    expect(said(await examine(model, ai('500')))).toContain('note: ');
    expect(said(await examine(model, { ...ai('200'), AI_BASE_URL: `http://127.0.0.1:${closedPort}` }))).toContain('refuses connections');
    const searxng = (url: string) => ({ SEARCH_PROVIDER: 'searxng', SEARCH_URL: url });
    expect(said(await examine(search, searxng(`http://127.0.0.1:${webPort}/503`)))).toContain('answers 503');
    expect(said(await examine(search, searxng(`http://127.0.0.1:${closedPort}`)))).toContain('refuses connections');
  });

  it('names the usual failures of a connection', () => {
    const failed = (code: string) =>
      explainNetworkError(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }), 'x');
    const codes = [
      'ENOTFOUND',
      'EAI_AGAIN',
      'ETIMEDOUT',
      'CERT_HAS_EXPIRED',
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
    ];
    expect(new Set(codes.map(failed)).size).toBe(codes.length);
    expect(codes.map(failed)).not.toContain('');
  });
});

describe('the command', () => {
  const lines: string[] = [];
  const fine: Check = { id: 'fine', title: 'Fine', run: async () => ({ state: 'ok', found: 'Good.' }) };
  const run = (args: string[], checks: Check[], env: Record<string, string> = {}) => {
    lines.length = 0;
    return runDoctor(args, ROOT, { checks, print: (line) => void lines.push(line), environment: () => env });
  };

  it('exits with 0, 1 or 2', async () => {
    const bad: Check = { ...fine, run: async () => ({ state: 'problem', found: 'Broken.', todo: 'Fix it.' }) };
    expect(await run([], [fine])).toBe(0);
    expect(lines.at(-1)).toContain('Nothing is wrong.');
    expect(await run([], [fine, bad])).toBe(1);
    expect(lines).toContain('✗ Fine: Broken.');
    expect(lines).toContain('    To do: Fix it.');
    expect(await run(['--fix'], [fine])).toBe(2);
    expect(await run(['--timeout', 'soon'], [fine])).toBe(2);
  });

  it('ends a check that hangs, and goes on', async () => {
    const hangs: Check = { id: 'hangs', title: 'Hangs', run: () => new Promise(() => {}) };
    expect(await run(['--timeout', '0.05', '--json'], [hangs, fine])).toBe(1);
    expect(JSON.parse(lines.join('\n'))).toMatchObject({
      ok: false,
      checks: [
        { id: 'settings', state: 'ok' },
        { id: 'hangs', state: 'problem', found: expect.stringContaining('0.05 s') },
        { id: 'fine' },
      ],
    });
  });

  it('says which settings are wrong, and a check that breaks', async () => {
    expect(await run([], [fine], { PORT: 'many' })).toBe(1);
    expect(lines.join('\n')).toContain('✗ Settings: Invalid settings: PORT must be a whole number from 0 to 65535.');
    const broken: Check = { ...fine, run: () => Promise.reject(new Error('unexpected')) };
    expect(await run([], [broken])).toBe(1);
    expect(lines.join('\n')).toContain('This check failed: unexpected');
  });
});
