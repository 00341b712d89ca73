// Packs the package, installs it in an empty folder with each Node of this machine from 20 on, and runs each command there on a fixture
// site: `npm run package:check`. Needs a registry or a cache that has the two libraries with native code. Exits with 1 for a failure.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { type FolderServer, serveFolder } from '../tests/fixtures/serve-folder.ts';
import { type FoundNode, findNodes } from './package/find-nodes.ts';

const ROOT = join(import.meta.dirname, '..');
const MAX_INSTALLED_MB = 60;
const MAX_HELP_MS = 150;
/** How much slower the package may analyze than the repository, by what two runs of the same program differ. */
const MAX_SLOWER = 1.1;
/** Runs of which the middle one counts. */
const TIMES = 7;
/** Starts of which the fastest one counts: what else the machine does only ever adds. */
const STARTS = 15;
const SITE = 'http://harbourlane.test/';
const MCP_TOOLS = 7;
const scratch = mkdtempSync(join(tmpdir(), 'sitebrief-package-'));
let failures = 0;

function report(what: string, isFine: boolean, figure = ''): void {
  if (!isFine) failures += 1;
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${what}${figure === '' ? '' : `: ${figure}`}`);
}

type Ended = { code: number | null; out: string; err: string; ms: number };

async function run(command: string, args: string[], { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv }): Promise<Ended> {
  const since = performance.now();
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += data));
  child.stderr.on('data', (data) => (err += data));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err, ms: performance.now() - since };
}

/** How npm reaches a registry behind a proxy, or one whose certificate is not of a public authority. */
const NETWORK = Object.fromEntries(
  ['NODE_EXTRA_CA_CERTS', 'HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'https_proxy', 'http_proxy', 'no_proxy'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

/** The npm that came with a Node; the first of the PATH otherwise. */
const npmOf = (node: string) => (existsSync(join(dirname(node), 'npm')) ? join(dirname(node), 'npm') : 'npm');

function pack(): string {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', scratch], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
  const [{ filename, size, unpackedSize }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [
    { filename: string; size: number; unpackedSize: number },
  ];
  console.log(`packed: ${(size / 1e6).toFixed(1)} MB, ${(unpackedSize / 1e6).toFixed(1)} MB unpacked`);
  return join(scratch, basename(filename));
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The middle times of two programs, run in turn so that both meet the same machine. */
async function middleOfBoth(times: number, first: () => Promise<Ended>, second: () => Promise<Ended>): Promise<[number, number]> {
  const all: [number[], number[]] = [[], []];
  for (let at = 0; at < times; at += 1) {
    all[0].push((await first()).ms);
    all[1].push((await second()).ms);
  }
  return [Math.round(median(all[0])), Math.round(median(all[1]))];
}

async function fastestOf(times: number, start: () => Promise<Ended>): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < times; at += 1) fastest = Math.min(fastest, (await start()).ms);
  return Math.round(fastest);
}

/** The least processor time of several starts, milliseconds: what a busy machine lets a program wait for is no part of it. */
function processorTimeOf(times: number, command: string, args: string[], { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv }): number {
  const script = 'TIMEFORMAT="%U %S"; { time "$@" > /dev/null 2>&1; }';
  const all = Array.from({ length: times }, () => {
    const { stderr } = spawnSync('bash', ['-c', script, 'bash', command, ...args], { cwd, env, encoding: 'utf8' });
    return stderr
      .trim()
      .split(' ')
      .reduce((sum, seconds) => sum + Number(seconds) * 1000, 0);
  });
  return Math.round(Math.min(...all));
}

/** The protocol's own client starts the installed program, analyzes a site and gets its prompt. */
async function checkMcp(command: string, program: string, { cwd, env, what }: { cwd: string; env: Record<string, string>; what: string }) {
  const client = new Client({ name: 'package-check', version: '1' });
  try {
    await client.connect(new StdioClientTransport({ command, args: [program, 'mcp'], cwd, env, stderr: 'ignore' }));
    const { tools } = await client.listTools();
    const ask = (name: string, args: object) => client.callTool({ name, arguments: { ...args } }, { timeout: 120_000 });
    const analyzed = await ask('analyze_site', { url: SITE });
    const { analysisId } = analyzed.structuredContent as { analysisId: string };
    const prompt = await ask('get_prompt', { analysisId, builder: 'lovable' });
    const isFine = tools.length === MCP_TOOLS && prompt.isError !== true && JSON.stringify(prompt.content).includes('Harbour Lane');
    report(`${what}: mcp`, isFine, `${tools.length} tools, analyze_site and get_prompt by the client of the protocol`);
  } catch (error) {
    report(`${what}: mcp`, false, String(error));
  } finally {
    await client.close();
  }
}

async function checkServe(start: (args: string[]) => ReturnType<typeof spawn>, what: string): Promise<void> {
  const child = start(['serve', '--port', '0', '--data', join(scratch, `data-${process.hrtime.bigint()}`)]);
  let out = '';
  child.stdout?.on('data', (data) => (out += data));
  const address = await new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const found = /ready at (http:\S+)/.exec(out)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => resolve(''));
  });
  const statuses = address === '' ? [] : await Promise.all(['', 'readyz', 'api/docs/json'].map((path) => fetch(address + path)));
  report(`${what}: serve`, statuses.length === 3 && statuses.every(({ status }) => status === 200), out.split('\n')[1] ?? '');
  child.kill('SIGTERM');
  const [code] = child.exitCode === null ? ((await once(child, 'exit')) as [number]) : [child.exitCode];
  report(`${what}: serve stops`, code === 0);
}

async function checkOn({ path: node, version }: FoundNode, tarball: string, site: FolderServer): Promise<void> {
  const folder = mkdtempSync(join(scratch, 'empty-'));
  const what = `Node ${version}`;
  // npm finds its Node by the PATH, the command by its first line.
  const plain = { PATH: `${dirname(node)}:${process.env.PATH}`, HOME: process.env.HOME ?? scratch, TMPDIR: scratch };
  const installed = await run(npmOf(node), ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball], {
    cwd: folder,
    env: { ...plain, ...NETWORK },
  });
  report(`${what}: installs in an empty folder`, installed.code === 0, installed.code === 0 ? '' : installed.err.slice(-500));
  if (installed.code !== 0) return;
  const megabytes = Number(spawnSync('du', ['-sm', 'node_modules'], { cwd: folder, encoding: 'utf8' }).stdout.split('\t')[0]);
  report(`${what}: installed size`, megabytes <= MAX_INSTALLED_MB, `${megabytes} MB of ${MAX_INSTALLED_MB}`);

  const env = { ...plain, LOCAL_COMPETITORS: 'off', EGRESS_RESOLVE: `harbourlane.test=127.0.0.1:${site.port}` };
  const program = join(folder, 'node_modules/.bin/sitebrief');
  const sitebrief = (...args: string[]) => run(node, [program, ...args], { cwd: folder, env });
  const url = SITE;

  const first = await sitebrief('--help');
  const help = await fastestOf(STARTS, () => sitebrief('--help'));
  const bare = await fastestOf(STARTS, () => run(node, ['-e', '0'], { cwd: folder, env }));
  const busy = processorTimeOf(STARTS, node, [program, '--help'], { cwd: folder, env });
  report(
    `${what}: --help`,
    first.code === 0 && Math.min(help, busy) < MAX_HELP_MS,
    `fastest of ${STARTS} ${help} ms, of which Node itself ${bare}; processor time ${busy} ms (first run ${Math.round(first.ms)} ms)`,
  );
  report(`${what}: --version`, (await sitebrief('--version')).out.trim() !== '');
  for (const shell of ['bash', 'zsh', 'fish'])
    report(`${what}: completion ${shell}`, (await sitebrief('completion', shell)).out.includes('blueprint'));

  const analysis = await sitebrief('analyze', url, '--json', '--render', 'never');
  report(`${what}: analyze`, analysis.code === 0 && analysis.out.includes('Harbour Lane Bakery'), analysis.code === 0 ? '' : analysis.err);
  const [middle, source] = await middleOfBoth(
    TIMES,
    () => sitebrief('analyze', url, '--json', '--render', 'never'),
    () => run(process.execPath, [join(ROOT, 'src/cli/start.js'), 'analyze', url, '--json', '--render', 'never'], { cwd: folder, env }),
  );
  report(
    `${what}: analyze as fast as from the repository`,
    middle <= source * MAX_SLOWER,
    `${JSON.parse(analysis.out).pages.length} pages ${middle} ms, from the repository ${source} ms, the middle of ${TIMES} in turn`,
  );
  writeFileSync(join(folder, 'analysis.json'), analysis.out);
  const compared = await sitebrief('compare', 'analysis.json', 'analysis.json');
  report(`${what}: compare`, compared.code === 0 && compared.out.includes('No differences.'), compared.err);
  const gate = ['analyze', url, '--render', 'never', '--fail-on', 'high'];
  const opened = await sitebrief(...gate, '--write-baseline', 'baseline.json');
  const passed = await sitebrief(...gate, '--baseline', 'baseline.json', '--sarif', 'site.sarif', '--junit', 'site.xml');
  report(
    `${what}: analyze --fail-on`,
    opened.code === 1 && passed.code === 0 && existsSync(join(folder, 'site.sarif')),
    `exit ${opened.code} without, ${passed.code} with the baseline`,
  );
  report(`${what}: analyze in a browser`, (await sitebrief('analyze', url, '--render', 'auto')).code === 0);
  report(`${what}: prompt`, (await sitebrief('prompt', url, '--builder', 'lovable', '--render', 'never')).out.includes('/cakes'));
  const drawn = await sitebrief('blueprint', url, '--out', 'site', '--render', 'never');
  report(
    `${what}: blueprint`,
    drawn.code === 0 && readFileSync(join(folder, 'site/index.html'), 'utf8').includes('Harbour Lane'),
    drawn.code === 0 ? '' : drawn.err.slice(-300),
  );
  const brief = await sitebrief('brief', url, '--render', 'never');
  writeFileSync(join(folder, 'brief.json'), brief.out);
  report(`${what}: brief`, brief.code === 0);
  const verified = await sitebrief('verify', url, '--brief', 'brief.json', '--render', 'never');
  report(
    `${what}: verify`,
    verified.code === 1 && verified.out.includes('Not fixed ('),
    verified.code === 1 ? '' : verified.err.slice(-300),
  );
  await checkMcp(node, program, { cwd: folder, env, what });
  await checkServe((args) => spawn(node, [program, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] }), what);
}

const site = await serveFolder(join(ROOT, 'tests/fixtures/sites/bakery'));
try {
  const tarball = pack();
  for (const node of findNodes()) await checkOn(node, tarball, site);
} finally {
  await site.close();
  rmSync(scratch, { recursive: true, force: true });
}
console.log(failures === 0 ? 'The package works.' : `${failures} checks failed.`);
process.exitCode = failures === 0 ? 0 : 1;
