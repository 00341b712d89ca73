import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const MODULE = new URL('./run-process.ts', import.meta.url).href;

/** Runs `start` in a process of its own; the signals are sent when it has printed "ready". */
async function run(start: string, signals: NodeJS.Signals[] = []): Promise<{ code: number; stdout: string[]; stderr: string }> {
  const script = `import { runProcess, printLine } from ${JSON.stringify(MODULE)};
    const cleanup = (name, ms = 0) => () => new Promise((resolve) => setTimeout(() => resolve(printLine(name)), ms));
    await runProcess('The test', async (lifecycle) => { ${start} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: import.meta.dirname });
  let [stdout, stderr] = ['', ''];
  child.stderr.on('data', (data: Buffer) => (stderr += data));
  child.stdout.on('data', (data: Buffer) => {
    const wasReady = stdout.includes('ready');
    stdout += data;
    if (stdout.includes('ready') && !wasReady) child.kill(signals[0]);
    if (stdout.includes('again') && signals[1]) child.kill(signals[1]);
  });
  const [code] = await once(child, 'close');
  return { code, stdout: stdout.trim().split('\n'), stderr };
}

const RUNNING = `setInterval(() => {}, 1000); printLine('ready');`;

describe('a process that is told to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('closes in reverse order at %s', async (signal) => {
    const { code, stdout } = await run(
      `lifecycle.onExit('1', cleanup('first')); lifecycle.onExit('2', cleanup('second', 20)); ${RUNNING}`,
      [signal],
    );
    expect([code, stdout]).toEqual([0, ['ready', 'second', 'first', 'The test has stopped.']]);
  });

  it('closes the rest when one cleanup fails, and says so with exit code 1', async () => {
    const fails = `lifecycle.onExit('2', () => Promise.reject(new Error('socket stuck')));`;
    const { code, stdout, stderr } = await run(`lifecycle.onExit('1', cleanup('first')); ${fails} ${RUNNING}`, ['SIGTERM']);
    expect([code, stdout]).toEqual([1, ['ready', 'first', 'The test has stopped.']]);
    expect(stderr).toContain('Graceful shutdown failed: socket stuck');
  });

  it('drains before what waits for it', async () => {
    const drains = `lifecycle.drainMs = 60; const started = Date.now();
      lifecycle.onExit('app', async () => printLine(Date.now() - started >= 60 ? 'drained' : 'too early'), { afterDrain: true });`;
    const { stdout } = await run(`${drains} lifecycle.onExit('worker', cleanup('worker')); ${RUNNING}`, ['SIGTERM']);
    expect(stdout).toEqual(['ready', 'worker', 'drained', 'The test has stopped.']);
  });

  it('exits at once at a second signal', async () => {
    const { code, stdout } = await run(
      `lifecycle.onExit('slow', cleanup('slow', 10_000)); lifecycle.stopping.addEventListener('abort', () => printLine('again')); ${RUNNING}`,
      ['SIGTERM', 'SIGTERM'],
    );
    expect([code, stdout]).toEqual([1, ['ready', 'again']]);
  });
});

it.skipIf(process.platform === 'win32')('stops when the shell that npm started it with is told to stop', async () => {
  const script = `import { runProcess, printLine } from ${JSON.stringify(MODULE)};
    await runProcess('The test', async () => { ${RUNNING} }, { byNpm: true });`;
  // A second command, so that no shell replaces itself with the first.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, script]);
  let stdout = '';
  shell.stdout.on('data', (data: Buffer) => {
    stdout += data;
    if (stdout === 'ready\n') shell.kill('SIGTERM');
  });
  await once(shell, 'close');
  expect(stdout).toBe('ready\nThe test has stopped.\n');
});

// What hangs here hangs for ever: without a limit these tests would not end.
describe('a process that is told to stop while something hangs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitebrief-hang-'));
  const pipe = join(folder, 'pipe');
  if (process.platform !== 'win32') execFileSync('mkfifo', [pipe]);
  afterAll(() => rmSync(folder, { recursive: true }));
  /** Opening a pipe that nobody writes to holds a thread of the pool, as a name server that does not answer does. */
  const HANG = `(await import('node:fs')).readFile(${JSON.stringify(pipe)}, () => {});`;

  it('leaves a cleanup that never ends behind, names it, closes the rest and exits with 1', async () => {
    const stuck = `lifecycle.onExit('the worker', () => new Promise(() => {}));`;
    const { code, stdout, stderr } = await run(`lifecycle.onExit('1', cleanup('database')); ${stuck} ${RUNNING}`, ['SIGTERM']);
    expect([code, stdout]).toEqual([1, ['ready', 'database', 'The test has stopped.']]);
    expect(stderr).toContain('Graceful shutdown: the worker did not stop within 2 s');
  });

  it.skipIf(process.platform === 'win32')('ends with 0 while a lookup or file is not answered', async () => {
    const { code, stdout } = await run(`${HANG} process.on('exit', () => printLine('unlocked')); ${RUNNING}`, ['SIGTERM']);
    expect([code, stdout]).toEqual([0, ['ready', 'The test has stopped.', 'unlocked']]);
  });

  it.skipIf(process.platform === 'win32')(
    'ends while a thread that does not end waits for such an answer',
    { timeout: 20_000 },
    async () => {
      // The pool takes requests in order: once the second is answered, the first is in progress and can't be canceled.
      const thread = `const { Worker } = await import('node:worker_threads'); const { once } = await import('node:events');
      const thread = new Worker(${JSON.stringify(`void (async () => { ${HANG} require('node:fs').stat('.', () => require('node:worker_threads').parentPort.postMessage(0)); })()`)}, { eval: true, execArgv: [] });
      await once(thread, 'message'); lifecycle.onExit('the thread', () => thread.terminate());`;
      const { code, stdout, stderr } = await run(`lifecycle.onExit('1', cleanup('database')); ${thread} ${RUNNING}`, ['SIGTERM']);
      expect([code, stdout]).toEqual([1, ['ready', 'database', 'The test has stopped.']]);
      expect(stderr).toContain('the thread did not stop');
    },
  );
});

describe('a process that fails to start', () => {
  it('reports the error, closes what is open and exits with 1', async () => {
    const { code, stdout, stderr } = await run(`lifecycle.onExit('1', cleanup('first')); throw new Error('no database');`);
    expect([code, stdout]).toEqual([1, ['first']]);
    expect(stderr).toMatch(/^The test can't start: Error: no database\n\s+at /);
  });
});
