// The command compare as a process: what it prints, and its exit status.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Analysis } from '#contracts/analysis.ts';
import { Differences } from '#contracts/differences.ts';
import { serveFolder } from '../fixtures/serve-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'sitebrief-compare-'));
const [before, after] = [join(folder, 'before.json'), join(folder, 'after.json')];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cli = (...args: string[]) => spawnSync(process.execPath, ['src/cli/start.js', 'compare', ...args], { cwd: ROOT, encoding: 'utf8' });

it('says what two analyses differ in, and exits as diff does', async () => {
  const { spawn } = await import('node:child_process');
  const site = await serveFolder(join(ROOT, 'tests/fixtures/sites/bakery'));
  const env = { ...process.env, LOCAL_COMPETITORS: 'off', EGRESS_RESOLVE: `harbourlane.test=127.0.0.1:${site.port}` };
  const child = spawn(process.execPath, ['src/cli/start.js', 'analyze', 'http://harbourlane.test/', '--render', 'never', '--json'], {
    cwd: ROOT,
    env,
  });
  let json = '';
  for await (const data of child.stdout) json += data;
  await site.close();
  writeFileSync(before, json);
  const same = cli(before, before);
  expect([same.status, same.stdout]).toEqual([0, expect.stringContaining('No differences.')]);

  writeFileSync(after, json.replaceAll('About us | Harbour Lane Bakery', 'Our story | Harbour Lane Bakery'));
  const text = cli(before, after);
  expect([text.status, text.stdout]).toEqual([
    1,
    expect.stringContaining('  ~ Title, /about\n      before: About us | Harbour Lane Bakery\n'),
  ]);
  const found = Differences.parse(JSON.parse(cli(before, after, '--json').stdout));
  expect(found.differences.map(({ what, page }) => [what, page])).toEqual([['Title', '/about']]);
  expect(found.notes).toEqual([]);

  // As a version wrote it whose analyses had no content of the pages.
  const { content, ...older } = Analysis.parse(JSON.parse(json));
  expect(content?.pages.map(({ path }) => path)).toEqual(older.pages.map(({ path }) => path));
  writeFileSync(after, JSON.stringify(older));
  const withOlder = cli(before, after);
  expect([withOlder.status, withOlder.stdout]).toEqual([
    0,
    expect.stringMatching(/No differences.*The second analysis has no content of pages/s),
  ]);
});

it.each([
  [[join(folder, 'none.json'), before], 'there is no such file'],
  [[join(ROOT, 'package.json'), before], 'this is no analysis and no brief'],
  [[join(ROOT, 'LICENSE'), before], 'not valid JSON'],
  [[before], 'two files'],
])('refuses %j with status 2', (files, words) => {
  const { status, stderr } = cli(...files);
  expect([status, stderr]).toEqual([2, expect.stringContaining(words)]);
});

it('documents its exit status', () => {
  expect(readFileSync(join(ROOT, 'docs/cli.md'), 'utf8')).toContain('compare: there are differences');
});
