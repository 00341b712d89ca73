// What every process sets before any other module is loaded, so that it starts quickly. Plain JavaScript: with compiled code from an
// earlier start, Node never loads the 17 MB that strip types from TypeScript. Measured with and without each part: docs/performance.md.
import module from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// DNS lookups and password hashing share one thread pool, four threads by default: one resolver that doesn't respond for some seconds
// would block every login and every crawl.
process.env.UV_THREADPOOL_SIZE ??= '12';

// Objects that survived for as long as one page was read were then created as long-lived ones, and with them every page's tree stayed
// until the next full collection: a sixth of the time a page takes. Set before the compile cache, which is kept for each set of flags.
setFlagsFromString('--no-allocation-site-pretenuring');

// Keep compiled code for the next start. Without a writable folder Node just compiles again, as Node 20 always does;
// NODE_DISABLE_COMPILE_CACHE=1 turns it off.
module.enableCompileCache?.(join(import.meta.dirname, '..', 'dist', 'compile-cache'));

const DRIZZLE = '/node_modules/drizzle-orm/';
const OWN = new URL('./', import.meta.url).href;

// Node reads a package's whole `exports` or `imports` for each import within the package, and looks for each file again. Those of drizzle-orm
// are 130 kB, 20 % of a start; its own files, and ours, import each other by paths to existing files, so the path is the answer.
// SITEBRIEF_FAST_IMPORTS=0 turns it off; node-bootstrap.test.ts fails when drizzle-orm changes its layout. (Node before 22.15 has no such hooks.)
if (process.env.SITEBRIEF_FAST_IMPORTS !== '0')
  module.registerHooks?.({
    resolve(specifier, context, next) {
      const from = context.parentURL ?? '';
      if (specifier.startsWith('.') && specifier.endsWith('.js') && from.endsWith('.js') && from.includes(DRIZZLE))
        return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
      if (specifier.endsWith('.ts') && from.startsWith(OWN)) {
        if (specifier.startsWith('.')) return { url: new URL(specifier, from).href, format: 'module-typescript', shortCircuit: true };
        // A folder that package.json names `#folder/*`.
        if (specifier.startsWith('#') && specifier.includes('/'))
          return { url: OWN + specifier.slice(1), format: 'module-typescript', shortCircuit: true };
      }
      return next(specifier, context);
    },
  });
