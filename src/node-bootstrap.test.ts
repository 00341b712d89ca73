import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Start = { defaultResolutions: number; cacheDir: string | undefined };

/** Imports drizzle-orm after node-bootstrap.js, in a process of its own, counting the imports within drizzle-orm that Node resolves itself. */
function start(env: Record<string, string> = {}): Start {
  // Hooks run last to first: this one only sees what the bootstrap's hook passes on.
  const script = `import module from 'node:module';
    let defaultResolutions = 0;
    module.registerHooks({ resolve(specifier, context, next) {
      if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')) defaultResolutions += 1;
      return next(specifier, context);
    } });
    await import('./node-bootstrap.js');
    await Promise.all(['drizzle-orm', 'drizzle-orm/node-postgres', 'drizzle-orm/pglite'].map((name) => import(name)));
    console.log(JSON.stringify({ defaultResolutions, cacheDir: module.getCompileCacheDir() }));`;
  const options = { cwd: import.meta.dirname, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], options));
}

it('resolves every import within drizzle-orm, and keeps compiled code in dist', () => {
  const { defaultResolutions, cacheDir } = start();
  expect(defaultResolutions).toBe(0);
  expect(cacheDir).toContain(join(import.meta.dirname, '..', 'dist', 'compile-cache'));
});

it('leaves both to Node when switched off', () => {
  const { defaultResolutions, cacheDir } = start({ SITEBRIEF_FAST_IMPORTS: '0', NODE_DISABLE_COMPILE_CACHE: '1' });
  expect(defaultResolutions).toBeGreaterThan(100);
  expect(cacheDir).toBeUndefined();
});
