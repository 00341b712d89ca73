// The command line, `npm run cli`: sets what must be set before any module is compiled, then runs main.ts.
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';

/** Above this many pages memory matters more than speed. */
const MANY_PAGES = 100;

const { values } = parseArgs({ options: { 'max-pages': { type: 'string' } }, strict: false });
const manyPages = Number(values['max-pages']) > MANY_PAGES;

// The web app, its worker and big sites: the settings of malloc may start this process again.
if (process.argv[2] === 'serve' || process.argv[2] === 'worker' || manyPages) await import('../limit-memory.js');

if (manyPages) {
  // Let the heap grow by 30 % between collections, keep the young generation small, and optimize code in one thread (each of the others
  // keeps the memory it once used). Compiled code is kept separately for each set of flags.
  for (const flag of ['--heap-growing-percent=30', '--semi-space-growth-factor=1', '--no-concurrent-recompilation'])
    setFlagsFromString(flag);
}
// The hook for drizzle-orm costs every import a little, and no other command loads that package.
if (process.argv[2] !== 'serve') process.env.SITEBRIEF_FAST_IMPORTS ??= '0';
await import('../node-bootstrap.js');
await import('./main.ts');
