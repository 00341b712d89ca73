import { spawn } from 'node:child_process';

/** Runs a program to its end, without its output and without local competitors. Throws with what it wrote to stderr when it fails. */
export async function runProgram(command: string, args: string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LOCAL_COMPETITORS: 'off', ...environment },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    errors += chunk;
  });
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}:\n${errors.slice(-2_000)}`);
}
