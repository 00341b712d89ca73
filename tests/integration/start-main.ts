// The server as an operator starts it: a process of its own, told by its environment alone.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../src/server/start.js');

export type Running = {
  child: ChildProcess;
  /** Where it said it is ready. */
  address: string;
  /** What it has said so far. */
  stdout: () => string;
  stderr: () => string;
  /** Tells it to stop and answers its exit code. */
  stop: () => Promise<number | null>;
};

/** Settings of this machine must not leak in: only what a process needs, and what the test gives. */
const bare = ({ PATH, HOME, TMPDIR }: NodeJS.ProcessEnv) => ({
  PATH,
  HOME,
  TMPDIR,
  HOST: '127.0.0.1',
  PORT: '0',
  LOCAL_COMPETITORS: 'off',
});

function spawnMain(env: Record<string, string>, args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...bare(process.env), ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (data: Buffer) => (said.stdout += data));
  child.stderr.on('data', (data: Buffer) => (said.stderr += data));
  return { child, said };
}

/** Starts the server; answers as soon as it says that it is ready. Throws with all it said when it ends before. */
export async function startMain(env: Record<string, string>, args: string[] = []): Promise<Running> {
  const { child, said } = spawnMain(env, args);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /ready at (\S+)\/\n/.exec(said.stdout)?.[1];
      // The lines about what is on and off come in one go with it.
      if (found && said.stdout.includes('Search:')) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said.stdout}${said.stderr}`)));
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    return (await ended)[0] as number | null;
  };
  return { child, address, stdout: () => said.stdout, stderr: () => said.stderr, stop };
}

/** Starts a server that must not come up: its exit code and all it said. */
export async function failToStart(
  env: Record<string, string>,
  args: string[] = [],
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { child, said } = spawnMain(env, args);
  const [code] = await once(child, 'close');
  return { code, ...said };
}
