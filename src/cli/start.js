// The command line, `npm run cli`. See main.ts; this file sets what must be set before any of it is compiled. It is plain
// JavaScript: where the compiled code is kept from an earlier start, what takes the types out of TypeScript (17 MB) is never loaded.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';

/** From so many pages on memory matters more than speed. */
const MANY_PAGES = 100;

const { values } = parseArgs({ options: { 'max-pages': { type: 'string' } }, strict: false });
if (Number(values['max-pages']) > MANY_PAGES) {
  // The heap grows by 30 % between collections, its part for young objects stays small, and code is optimised in one thread (the others
  // keep what they once used). Compiled code is kept apart for each setting.
  for (const flag of ['--heap-growing-percent=30', '--semi-space-growth-factor=1', '--no-concurrent-recompilation'])
    setFlagsFromString(flag);
}
// Beside the packages, so that later starts take half the time; where nothing can be written, nothing is kept.
enableCompileCache(join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled'));
await import('./main.ts');
