import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** One line of the table: what was measured, and whether it keeps its target (null: there is none). */
export type Row = { name: string; what: string; target: string; measured: string; kept: boolean | null };

/** What one run cost, in milliseconds: by the clock, and of the processor (all threads of the process). */
export type Cost = { wallMs: number; cpuMs: number };

/** The middle one of some numbers. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

/** Costs of something done in this process. */
export async function costOf(work: () => unknown): Promise<Cost> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs, cpuMs: (user + system) / 1000 };
}

/** Milliseconds that the calling thread worked; other processes of a busy machine do not count. */
export function threadMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** A ratio row: measured against a limit. */
export function ratioRow(name: string, what: string, ratio: number, limit: number | null, detail: string): Row {
  return {
    name,
    what,
    target: limit === null ? '-' : `<= ${limit}x`,
    measured: `${ratio.toFixed(2)}x (${detail})`,
    kept: limit === null ? null : ratio <= limit,
  };
}

/** Path of a file of this folder. */
export function benchFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Runs a file of this folder in a process of its own; answers with what it prints as JSON in its last line. */
export async function runChild<T>(file: string, args: string[], nodeOptions: string[] = []): Promise<T> {
  const child = spawn(process.execPath, [...nodeOptions, benchFile(file), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) output += chunk;
  if (child.exitCode === null && child.signalCode === null) await new Promise((done) => child.once('exit', done));
  if (child.exitCode !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${child.exitCode ?? child.signalCode}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as T;
}

/** A server of made-up sites in a process of its own, so that its work is nobody's. Close it when done. */
export type SiteServer = { port: number; close: () => void };

/** Serves sites of `pageCount` pages, each answer after `latencyMs`. */
export async function startServer(pageCount: number, latencyMs: number): Promise<SiteServer> {
  const child: ChildProcess = spawn(process.execPath, [benchFile('site-server.ts'), String(pageCount), String(latencyMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: child.stdout })) return { port: Number(line), close: () => void child.kill() };
  throw new Error('the server did not start');
}
