// What every process of an installation sets before anything else of it is loaded, so that it starts quickly. It is plain JavaScript:
// where compiled code is kept from an earlier start, what takes the types out of TypeScript (17 MB) is never loaded.
import module from 'node:module';
import { join } from 'node:path';

// Names of hosts are looked up, and passwords hashed, in the threads of one pool. It has four unless told otherwise: a resolver that
// does not answer for some seconds would hold up everybody who signs in and every site that is read.
process.env.UV_THREADPOOL_SIZE ??= '12';

// Compiled code is kept for the next start, which is about half of one; where that can't be written it is done without.
module.enableCompileCache(join(import.meta.dirname, '..', 'dist', 'compile-cache'));

const OURS = new URL('.', import.meta.url).href;
const DRIZZLE = '/node_modules/drizzle-orm/';
const known = new Map();

// Node finds out anew for each import where it leads, and for each into or within a package reads all of the package's `exports`. Those of
// drizzle-orm are 130 kB: half a second of a start. Where its files lead is plain to see; what a file of ours imports leads where it
// led the file before. (Node before 22.15 has no such hooks.)
module.registerHooks?.({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? '';
    const isRelative = specifier.startsWith('.');
    if (isRelative && specifier.endsWith('.js') && from.endsWith('.js') && from.includes(DRIZZLE))
      return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
    if (!from.startsWith(OURS) || !context.conditions.includes('import')) return next(specifier, context);
    const key = isRelative ? new URL(specifier, from).href : specifier;
    let found = known.get(key);
    if (!found) {
      found = { ...next(specifier, context), shortCircuit: true };
      known.set(key, found);
    }
    return found;
  },
});
