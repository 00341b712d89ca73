// The gate as CI runs it: a baseline is made, then only new findings fail.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Baseline } from '#contracts/baseline.ts';
import { type FolderServer, serveFolder } from '../fixtures/serve-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'sitebrief-gate-'));
const file = (name: string) => join(folder, name);
const site = file('site');
let server: FolderServer;

beforeAll(async () => {
  cpSync(join(ROOT, 'tests/fixtures/sites/bakery'), site, { recursive: true });
  server = await serveFolder(site);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function cli(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const env = {
    ...process.env,
    LOCAL_COMPETITORS: 'off',
    EGRESS_RESOLVE: `harbourlane.test=127.0.0.1:${server.port},dead.test=127.0.0.1:1`,
  };
  const child = spawn(process.execPath, ['src/cli/start.js', ...args], { cwd: ROOT, env });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += data));
  child.stderr.on('data', (data) => (err += data));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

const analyze = (...args: string[]) => cli('analyze', 'http://harbourlane.test/', '--render', 'never', '--fail-on', 'high,medium', ...args);

it('passes with a baseline, fails for a new high finding and names it, and passes again without it', async () => {
  const made = await analyze('--write-baseline', file('base.json'));
  expect([made.code, made.out]).toEqual([1, expect.stringMatching(/^Failed: \d+ new findings of severity high or medium\./m)]);
  expect(Baseline.parse(JSON.parse(readFileSync(file('base.json'), 'utf8'))).findings.length).toBeGreaterThan(10);

  const same = [
    '--baseline',
    file('base.json'),
    '--sarif',
    file('a.sarif'),
    '--junit',
    file('a.xml'),
    '--write-baseline',
    file('again.json'),
  ];
  const passed = await analyze(...same);
  expect([passed.code, passed.out]).toEqual([
    0,
    expect.stringMatching(/^Passed: no new findings of severity high or medium\. \d+ findings are in/m),
  ]);
  expect(readFileSync(file('again.json'), 'utf8')).toBe(readFileSync(file('base.json'), 'utf8'));

  const contact = join(site, 'contact.html');
  const before = readFileSync(contact, 'utf8');
  writeFileSync(contact, before.replace('</main>', '<p>Our new van:</p><img src="/van.jpg" width="40" height="40"></main>'));
  const failed = await analyze('--baseline', file('base.json'), '--json', '--sarif', file('b.sarif'), '--junit', file('b.xml'));
  expect([failed.code, failed.err]).toEqual([1, expect.stringContaining('/contact: An image has no alt text (high, missing-alt)')]);
  expect(failed.err).toContain('van.jpg');
  expect(JSON.parse(failed.out).url).toBe('http://harbourlane.test/');
  const news = JSON.parse(readFileSync(file('b.sarif'), 'utf8')).runs[0].results.filter(
    (result: { baselineState: string; level: string }) => result.baselineState === 'new' && result.level === 'error',
  );
  expect(news.map((result: { ruleId: string }) => result.ruleId)).toContain('missing-alt');
  const failures = load(readFileSync(file('b.xml'), 'utf8'), { xml: true })('failure');
  expect(failures.toArray().map((one) => one.attribs.message)).toContain('An image has no alt text (high)');

  writeFileSync(contact, before);
  const again = await analyze('--baseline', file('base.json'), '--sarif', file('c.sarif'), '--junit', file('c.xml'));
  expect(again.code).toBe(0);
  for (const kind of ['sarif', 'xml']) expect(readFileSync(file(`c.${kind}`), 'utf8')).toBe(readFileSync(file(`a.${kind}`), 'utf8'));
});

it('has a status of its own for a site that could not be read, and refuses what is no baseline', async () => {
  expect((await cli('analyze', 'http://dead.test/', '--render', 'never', '--fail-on', 'high')).code).toBe(3);
  expect((await cli('analyze', 'http://dead.test/', '--render', 'never')).code).toBe(1);
  const wrong = await analyze('--baseline', join(ROOT, 'package.json'));
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('this is no baseline')]);
  const missing = await analyze('--baseline', file('none.json'));
  expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('Write it with --write-baseline')]);
});

it('writes the reports of verify', async () => {
  const brief = await cli('brief', 'http://harbourlane.test/', '--render', 'never');
  writeFileSync(file('brief.json'), brief.out);
  const reports = ['--sarif', file('v.sarif'), '--junit', file('v.xml')];
  const { code } = await cli('verify', 'http://harbourlane.test/', '--brief', file('brief.json'), '--render', 'never', ...reports);
  expect(code).toBe(1);
  const [run] = JSON.parse(readFileSync(file('v.sarif'), 'utf8')).runs;
  expect(run.results.length).toBeGreaterThan(0);
  const report = load(readFileSync(file('v.xml'), 'utf8'), { xml: true });
  expect(report('testcase').length).toBeGreaterThan(40);
  expect(report('testcase > failure').length).toBe(Number(report('testsuites').attr('failures')));
});
