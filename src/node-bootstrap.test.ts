import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Start = { defaultResolutions: number; ownResolutions: number; cacheDir: string | undefined };

/** Imports drizzle-orm and modules of ours after node-bootstrap.js, in a process of its own, counting the imports within them that Node resolves itself. */
function start(env: Record<string, string> = {}): Start {
  // Hooks run last to first: this one only sees what the bootstrap's hook passes on.
  const script = `import module from 'node:module';
    let [defaultResolutions, ownResolutions] = [0, 0];
    module.registerHooks({ resolve(specifier, context, next) {
      if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')) defaultResolutions += 1;
      if (context.parentURL?.endsWith('.ts') && specifier.endsWith('.ts')) ownResolutions += 1;
      return next(specifier, context);
    } });
    await import('./node-bootstrap.js');
    await Promise.all(['drizzle-orm', 'drizzle-orm/node-postgres', 'drizzle-orm/pglite', './pipeline/crawl/url-key.ts'].map((name) => import(name)));
    console.log(JSON.stringify({ defaultResolutions, ownResolutions, cacheDir: module.getCompileCacheDir() }));`;
  const options = { cwd: import.meta.dirname, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], options));
}

it('resolves every import within drizzle-orm and of our modules, and keeps compiled code in dist', () => {
  const { defaultResolutions, ownResolutions, cacheDir } = start();
  expect(defaultResolutions).toBe(0);
  expect(ownResolutions).toBe(0);
  expect(cacheDir).toContain(join(import.meta.dirname, '..', 'dist', 'compile-cache'));
});

it('leaves both to Node when switched off', () => {
  const { defaultResolutions, ownResolutions, cacheDir } = start({ SITEBRIEF_FAST_IMPORTS: '0', NODE_DISABLE_COMPILE_CACHE: '1' });
  expect(defaultResolutions).toBeGreaterThan(100);
  expect(ownResolutions).toBeGreaterThan(3);
  expect(cacheDir).toBeUndefined();
});
