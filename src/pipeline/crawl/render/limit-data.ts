import { existsSync } from 'node:fs';

/**
 * Memory for data of each process that shows pages, MB, stacks of its threads included: an ordinary page takes 210, screenshots of a long
 * one 235. A page that allocates without end comes to 245 MB of memory in use before its tab crashes.
 */
const MAX_DATA_MB = 400;
/** Part of util-linux. */
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'];

/**
 * Browser arguments that let the kernel limit the memory of its tabs (RLIMIT_DATA, getrlimit(2)): unlike browser-memory.ts, which takes
 * samples, the kernel is never late, however busy the machine is. None on systems without prlimit(1).
 */
export function dataLimitArguments(paths: readonly string[] = PRLIMIT): string[] {
  const prlimit = paths.find((path) => existsSync(path));
  return prlimit === undefined ? [] : [`--zygote-cmd-prefix=${prlimit} --data=${MAX_DATA_MB * 2 ** 20}`];
}
