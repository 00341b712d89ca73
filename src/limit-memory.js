// Memory settings of the server and worker processes, and of a command that reads a big site (docs/performance.md, Memory). First import
// of their entry files.
//
// glibc's malloc reads its settings before any of our code runs, so the process is restarted in place (mallopt(3)). By default each
// thread has its own arena, and blocks of megabytes come from arenas too once one was freed: after some large pages the process
// holds 200 MB that nothing uses. Other systems and C libraries ignore the settings.
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

/**
 * Most of what a request makes is garbage when it is answered: in the megabyte that the young generation has otherwise, it is collected so often
 * that much of it counts as old. Node's own limit is four times as high.
 */
const YOUNG_GENERATION = '--max-semi-space-size=4';
const SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '262144' };

// A parent that exchanges messages with this process (node --watch, fork) would lose its channel; an operator's settings are kept.
if (process.platform === 'linux' && !process.send && !Object.keys(SETTINGS).some((name) => name in process.env)) {
  const args = [process.execPath, YOUNG_GENERATION, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...process.env, ...SETTINGS });
}

// V8 lets a heap double between collections while memory seems plentiful; here several threads and a browser share it.
const growth = process.execArgv.includes(YOUNG_GENERATION) ? 2 : 1;
for (const flag of ['--heap-growing-percent=40', `--semi-space-growth-factor=${growth}`]) setFlagsFromString(flag);
