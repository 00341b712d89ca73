// Builds the web app when it is out of date: when its sources, the contracts it shares or the installed packages changed.
// `--force` builds in any case.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'dist/web/.sources');

function fingerprint(): string {
  const files = globSync(['src/web/**/*', 'src/contracts/**/*.ts', 'vite.config.ts', 'package-lock.json'], {
    cwd: ROOT,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}

const wanted = fingerprint();
const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
if (built !== wanted || process.argv.includes('--force')) {
  console.log('Building the web app ...');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: ROOT, stdio: 'inherit' });
  if (build.status !== 0) {
    console.error('The web app could not be built; see the lines above.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}
