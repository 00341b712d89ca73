import { existsSync } from 'node:fs';
import module from 'node:module';

/** Requests to Node's thread pool that the system may leave unanswered: a name server that is away, a network disk. */
const OF_THREAD_POOL = new Set(['FSReqCallback', 'FSReqPromise', 'GetAddrInfoReqWrap', 'GetNameInfoReqWrap']);

/** Every system but Windows has it; it starts in a millisecond on the busiest machine. */
const SHELL = '/bin/sh';

/**
 * Ends the process with an exit code. `process.exit` waits for the thread pool and for worker threads: a lookup that no name server
 * answers held an exit for 10 s for each server asked. So with `atOnce`, or while such a request is pending, the process is
 * replaced by one that only exits, and the system ends the threads. Handlers of `exit` run in both cases.
 */
export function endProcess(code: number, { atOnce }: { atOnce: boolean }): never {
  const waits = atOnce || process.getActiveResourcesInfo().some((name) => OF_THREAD_POOL.has(name));
  if (!waits || process.platform === 'win32') process.exit(code);
  process.emit('exit', code);
  module.flushCompileCache?.();
  // Node ends with a core dump when the program is not there.
  if (process.execve && existsSync(SHELL)) process.execve(SHELL, [SHELL, '-c', `exit ${code}`], {});
  process.kill(process.pid, 'SIGKILL');
  throw new Error('The process ends.');
}
