// The command line as a process: what goes to standard output, what to standard error, and the exit status.
import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Analysis } from '#contracts/analysis.ts';
import { type FolderServer, serveFolder } from '../fixtures/serve-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
let bakery: FolderServer;
const closers: (() => Promise<unknown>)[] = [];
const pins: string[] = [];

async function serve(host: string, listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  pins.push(`${host}=127.0.0.1:${(server.address() as AddressInfo).port}`);
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
}

beforeAll(async () => {
  bakery = await serveFolder(join(ROOT, 'tests/fixtures/sites/bakery'));
  pins.push(`harbourlane.test=127.0.0.1:${bakery.port}`, 'dead.test=127.0.0.1:1');
  closers.push(() => bakery.close());
  await serve('gone.test', (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Gone</h1>'));
  await serve('image.test', (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('PNG'));
  await serve('empty.test', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(''));
  await serve('inward.test', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end());
});
afterAll(() => Promise.all(closers.map((close) => close())));

function cli(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['src/cli/main.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, LOCAL_COMPETITORS: 'off', EGRESS_RESOLVE: pins.join(',') },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += data));
  child.stderr.on('data', (data) => (err += data));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

describe('analyze', () => {
  it('prints the analysis as JSON in its contract, and progress apart', async () => {
    const { code, out, err } = await cli('analyze', 'http://harbourlane.test/', '--json', '--render', 'never');
    expect(err).toContain('/about');
    expect(code).toBe(0);
    const analysis = Analysis.parse(JSON.parse(out));
    expect(analysis.businessAnalysis.business_name).toBe('Harbour Lane Bakery');
    expect(analysis.pages.map((page) => page.path)).toEqual(expect.arrayContaining(['/', '/about', '/breads', '/cakes', '/contact']));
    expect(analysis.findings.map((finding) => `${finding.id} ${finding.page}`)).toEqual(
      expect.arrayContaining([
        'duplicate-title /breads',
        'duplicate-title /cakes',
        'missing-alt /about',
        'heading-skip /about',
        'missing-form-label /contact',
        'broken-internal-link /breads',
      ]),
    );
  });

  it('keeps to the page limit', async () => {
    const { out } = await cli('analyze', 'http://harbourlane.test/', '--json', '--max-pages', '2', '--render', 'never');
    const analysis = Analysis.parse(JSON.parse(out));
    expect(analysis.pages).toHaveLength(2);
    expect(analysis.stopReason).toBe('page-limit');
  });

  it('is readable without --json', async () => {
    const { code, out } = await cli('analyze', 'http://harbourlane.test/', '--render', 'never');
    expect(code).toBe(0);
    expect(out).toMatch(/^Harbour Lane Bakery · /);
    expect(out).toContain('  - An image has no alt text: /about (high, small effort, evidence A)\n');
    expect(out).toContain('Could not be read\n  - http://harbourlane.test/wholesale: It answered 404 Not Found.\n');
    expect(out).toContain('  - Wedding cakes, £240\n');
    expect(out).not.toContain('\u001b');
  });

  it('is not disturbed by who reads only its beginning', async () => {
    const child = spawn(process.execPath, ['src/cli/main.ts', 'analyze', 'http://harbourlane.test/', '--json', '--render', 'never'], {
      cwd: ROOT,
      env: { ...process.env, LOCAL_COMPETITORS: 'off', EGRESS_RESOLVE: pins.join(',') },
    });
    let err = '';
    child.stderr.on('data', (data) => (err += data));
    child.stdout.destroy();
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(err).toContain('/about');
    expect(err).not.toContain('EPIPE');
    expect(code).toBe(0);
  });

  it.each([
    ['http://no-such-host.invalid/', /no-such-host\.invalid/],
    ['http://dead.test/', /dead\.test/],
    ['http://gone.test/', /404/],
    ['http://image.test/', /image\.test/],
    ['http://empty.test/', /empty\.test/],
    ['http://inward.test/', /inward\.test/],
  ])('says in a sentence why %s cannot be analyzed and exits with 1', async (url, words) => {
    const { code, out, err } = await cli('analyze', url, '--json', '--render', 'never');
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(words);
    expect(err).not.toMatch(/\bat .*:\d+:\d+|127\.0\.0\.1|ECONN|ENOTFOUND/);
  });

  it.each([[['analyze']], [['analyze', 'nowhere']], [['analyze', 'x.example', '--builder', 'wix']], [['polish', 'x.example']]])(
    'answers %j with its usage and exits with 2',
    async (args) => {
      const { code, out, err } = await cli(...args);
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err).toContain('--help');
    },
  );
});

describe('prompt', () => {
  it.each(['lovable', 'framer', 'wix', 'typedream', '10web'])('prints the prompt for %s', async (builder) => {
    const { code, out } = await cli('prompt', 'http://harbourlane.test/', '--builder', builder, '--render', 'never');
    expect(code).toBe(0);
    expect(out).toContain('Harbour Lane Bakery');
    expect(out).toContain('/cakes');
    expect(out).not.toMatch(/undefined|\[object Object\]/);
  });

  it("carries the user's criteria verbatim", async () => {
    const { code, out } = await cli(
      'prompt',
      'http://harbourlane.test/',
      '--builder',
      'custom',
      '--custom',
      'Two pages at most, "calm" tone',
      '--render',
      'never',
    );
    expect(code).toBe(0);
    expect(out).toContain('Two pages at most, "calm" tone');
  });
});
