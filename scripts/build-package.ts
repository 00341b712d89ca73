// Builds what the npm package contains: the web app, the program bundled with its libraries, and their licenses. npm runs it before
// (`--pack`) and after (`--restore`) `npm pack`; without an option it only builds.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './package/bundle.ts';
import { restoreManifest, swapManifest } from './package/manifest.ts';
import { licenseNotices, packageFolders } from './package/notices.ts';

const ROOT = join(import.meta.dirname, '..');
const [option] = process.argv.slice(2);

if (option === '--restore') restoreManifest();
else {
  const web = spawnSync(process.execPath, [join(ROOT, 'scripts/build-web.ts')], { cwd: ROOT, stdio: ['ignore', 2, 2] });
  if (web.status !== 0) process.exit(1);
  const folders = await bundle(join(ROOT, 'dist'));
  writeFileSync(join(ROOT, 'dist/LIBRARIES.txt'), licenseNotices(packageFolders(folders)));
  if (option === '--pack') swapManifest();
}
