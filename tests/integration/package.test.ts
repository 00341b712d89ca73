// The program as the npm package has it, bundled, on every Node of this machine from 20 on: it needs no TypeScript, no node_modules except
// those with native code, and answers as the source does. `npm run package:check` also packs and installs it.
import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Analysis } from '#contracts/analysis.ts';
import { bundle, NATIVE } from '../../scripts/package/bundle.ts';
import { findNodes } from '../../scripts/package/find-nodes.ts';
import { packedManifest } from '../../scripts/package/manifest.ts';
import { licenseNotices, packageFolders } from '../../scripts/package/notices.ts';
import { type FolderServer, serveFolder } from '../fixtures/serve-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
let folder = '';
let program = '';
let inside: string[] = [];
let bakery: FolderServer;

beforeAll(async () => {
  bakery = await serveFolder(join(ROOT, 'tests/fixtures/sites/bakery'));
  // Below node_modules, so that it finds the libraries with native code.
  folder = mkdtempSync(join(ROOT, 'node_modules/.package-test-'));
  symlinkSync(join(ROOT, 'src'), join(folder, 'src'));
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  inside = await bundle(join(folder, 'dist'));
  program = join(folder, 'dist/lib/sitebrief.cjs');
});
afterAll(async () => {
  await bakery.close();
  rmSync(folder, { recursive: true, force: true });
});

function run(command: string, args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const env = { ...process.env, LOCAL_COMPETITORS: 'off', EGRESS_RESOLVE: `harbourlane.test=127.0.0.1:${bakery.port}` };
  const child = spawn(command, args, { cwd: ROOT, env });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += data));
  child.stderr.on('data', (data) => (err += data));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

const SITE = ['http://harbourlane.test/', '--render', 'never'];

describe.each(findNodes())('the bundled program on Node $version', ({ path }) => {
  it('says its version and helps', async () => {
    expect(await run(path, [program, '--version'])).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
    const help = await run(path, [program, 'help', 'verify']);
    expect([help.code, help.out]).toEqual([0, expect.stringContaining('sitebrief verify <new-url> --brief FILE')]);
    for (const shell of ['bash', 'zsh', 'fish']) expect((await run(path, [program, 'completion', shell])).out).toContain('blueprint');
  });

  it('answers these from one small file, which loads nothing else', async () => {
    const alone = join(folder, `alone-${process.hrtime.bigint()}/dist/lib/sitebrief.cjs`);
    cpSync(program, alone);
    cpSync(join(folder, 'package.json'), join(alone, '../../../package.json'));
    expect(statSync(alone).size).toBeLessThan(20_000);
    for (const args of [['--help'], ['verify', '--help'], ['help'], ['--version'], ['completion', 'bash']])
      expect(await run(path, [alone, ...args])).toMatchObject({ code: 0, err: '' });
  });

  it('analyzes as the source does', async () => {
    const bundled = await run(path, [program, 'analyze', ...SITE, '--json']);
    expect([bundled.code, bundled.err]).toEqual([0, expect.stringContaining('/about')]);
    Analysis.parse(JSON.parse(bundled.out));
    const source = await run(process.execPath, [join(ROOT, 'src/cli/start.js'), 'analyze', ...SITE, '--json']);
    expect(bundled.out).toBe(source.out);
  });

  it('writes prompts and draws pages with its fonts', async () => {
    const prompt = await run(path, [program, 'prompt', ...SITE, '--builder', 'lovable']);
    expect([prompt.code, prompt.out]).toEqual([0, expect.stringContaining('Harbour Lane Bakery')]);
    const out = join(folder, `blueprint-${process.hrtime.bigint()}`);
    const drawn = await run(path, [program, 'blueprint', ...SITE, '--out', out, '--images', 'none']);
    expect([drawn.code, readFileSync(join(out, 'index.html'), 'utf8')]).toEqual([0, expect.stringContaining('Harbour Lane Bakery')]);
  });

  it('finds everything that it imports from Node itself', async () => {
    const imports = globSync('*.js', { cwd: join(folder, 'dist/lib') }).flatMap((file) =>
      [...readFileSync(join(folder, 'dist/lib', file), 'utf8').matchAll(/import\s*\{([^}]*)\}\s*from\s*[`"'](node:[\w/]+)/g)].flatMap(
        ([, names = '', from = '']) => names.split(',').map((name) => [from, name.split(' as ')[0]?.trim()]),
      ),
    );
    expect(imports.length).toBeGreaterThan(50);
    const script = `for (const [from, name] of ${JSON.stringify(imports)}) if (!(name in await import(from))) console.log(from, name);`;
    expect((await run(path, ['--input-type=module', '-e', script])).out).toBe('');
  });

  it('says in a sentence what is wrong', async () => {
    const { code, err } = await run(path, [program, 'analyze']);
    expect([code, err]).toEqual([2, 'analyze needs the URL of a website.\nSee: sitebrief --help\n']);
  });
});

describe('the package', () => {
  it('installs only libraries with native code, at the versions of the lock file', () => {
    const packed = packedManifest(manifest);
    expect(packed.dependencies).toEqual(Object.fromEntries(NATIVE.map((name) => [name, manifest.dependencies[name]])));
    expect(Object.values(packed.dependencies as object).every((version) => /^\d+\.\d+\.\d+$/.test(version))).toBe(true);
    expect(packed).not.toHaveProperty('scripts');
  });

  it('carries the license of every library inside', () => {
    const notices = licenseNotices(packageFolders(inside));
    for (const name of ['fastify', 'zod', 'playwright-core', 'eld', 'axe-core', '@electric-sql/pglite'])
      expect(notices).toContain(`${name} `);
    expect(notices).not.toMatch(/\((?:A?GPL|SSPL|BUSL)/);
  });
});
