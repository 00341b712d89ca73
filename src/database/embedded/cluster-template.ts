import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';

/*
 * Creating an embedded database takes seconds: PostgreSQL fills its catalogs each time. A template is the archive of a new, migrated
 * one, made once with the build, from which a data directory is created in a fraction of that (PGlite's own `loadDataDir` takes
 * half as much processor time again and 140 MB of memory or more, and syncs nothing).
 */

const MIGRATIONS = join(import.meta.dirname, '../migrations');
const BLOCK = 512;
/** Files open at once; systems allow 256 or more. */
const SYNCED_AT_ONCE = 64;

/** File name of the template that fits this code: a digest of the PGlite, queue and migrations it was made with. */
export function templateName(): string {
  const hash = createHash('sha256');
  const files = readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:sql|json)$/.test(file));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  const require = createRequire(import.meta.url);
  for (const name of ['@electric-sql/pglite', 'pg-boss']) hash.update(readFileSync(packageFile(require.resolve(name))));
  return `${hash.digest('hex').slice(0, 20)}.tar.gz`;
}

/** The package.json above a file of a package. */
function packageFile(inside: string): string {
  let folder = dirname(inside);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, 'package.json');
}

/**
 * Creates a data directory from the template in `folder`, whole or not at all: it gets its name when every file is on
 * the disk. False where no template fits.
 */
export async function unpackTemplate(folder: string, directory: string): Promise<boolean> {
  const template = existsSync(folder) ? join(folder, templateName()) : '';
  if (!existsSync(template)) return false;
  const partial = `${directory}.new`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  try {
    const files = unpack(gunzipSync(readFileSync(template)), partial);
    // In parallel, because disks take many at once: one after the other took 7 s instead of 0.3.
    while (files.length > 0) await Promise.all(files.splice(0, SYNCED_AT_ONCE).map((file) => sync(file, 'r+')));
    renameSync(partial, directory);
    // Windows can't open a folder.
    if (process.platform !== 'win32') await sync(dirname(directory), 'r');
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
  return true;
}

/** Writes the folders and files of a tar archive (POSIX ustar) below `root`; returns the paths of the files. */
function unpack(archive: Buffer, root: string): string[] {
  const text = (at: number, length: number) => archive.toString('latin1', at, at + length).split('\0', 1)[0] ?? '';
  const files: string[] = [];
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
    const [name, size, type, prefix] = [text(at, 100), Number.parseInt(text(at + 124, 12), 8) || 0, text(at + 156, 1), text(at + 345, 155)];
    const path = join(root, prefix, name);
    if (!`${path}${sep}`.startsWith(`${root}${sep}`)) throw new Error(`The template has a file outside its folder: ${name}`);
    at += BLOCK;
    mkdirSync(type === '5' ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (type !== '5') {
      writeFileSync(path, archive.subarray(at, at + size), { mode: 0o600 });
      files.push(path);
    }
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

async function sync(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  await file.sync().finally(() => file.close());
}
