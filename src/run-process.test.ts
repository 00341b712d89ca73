import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

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
    const { code, stdout } = await run(`lifecycle.onExit(cleanup('first')); lifecycle.onExit(cleanup('second', 20)); ${RUNNING}`, [signal]);
    expect([code, stdout]).toEqual([0, ['ready', 'second', 'first', 'The test has stopped.']]);
  });

  it('closes the rest when one cleanup fails, and says so with exit code 1', async () => {
    const fails = `lifecycle.onExit(() => Promise.reject(new Error('socket stuck')));`;
    const { code, stdout, stderr } = await run(`lifecycle.onExit(cleanup('first')); ${fails} ${RUNNING}`, ['SIGTERM']);
    expect([code, stdout]).toEqual([1, ['ready', 'first', 'The test has stopped.']]);
    expect(stderr).toContain('Graceful shutdown failed: socket stuck');
  });

  it('drains before what waits for it', async () => {
    const drains = `lifecycle.drainMs = 60; const started = Date.now();
      lifecycle.onExit(() => lifecycle.drained.then(() => printLine(Date.now() - started >= 60 ? 'drained' : 'too early')));`;
    const { stdout } = await run(`${drains} lifecycle.onExit(cleanup('worker')); ${RUNNING}`, ['SIGTERM']);
    expect(stdout).toEqual(['ready', 'worker', 'drained', 'The test has stopped.']);
  });

  it('exits at once at a second signal', async () => {
    const { code, stdout } = await run(
      `lifecycle.onExit(cleanup('slow', 10_000)); lifecycle.stopping.addEventListener('abort', () => printLine('again')); ${RUNNING}`,
      ['SIGTERM', 'SIGTERM'],
    );
    expect([code, stdout]).toEqual([1, ['ready', 'again']]);
  });
});

describe('a process that fails to start', () => {
  it('reports the error, closes what is open and exits with 1', async () => {
    const { code, stdout, stderr } = await run(`lifecycle.onExit(cleanup('first')); throw new Error('no database');`);
    expect([code, stdout]).toEqual([1, ['first']]);
    expect(stderr).toMatch(/^The test can't start: Error: no database\n\s+at /);
  });
});
