import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type FoundNode = { path: string; version: string };

/** The Node of this process and others of this machine's PATH, one of each version. */
export function findNodes(): FoundNode[] {
  const candidates = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  const found = new Map([[process.version, process.execPath]]);
  for (const path of candidates.filter((file) => existsSync(file))) {
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim();
    if (/^v(?:2[0-9]|[3-9][0-9])\./.test(version) && !found.has(version)) found.set(version, path);
  }
  return [...found].map(([version, path]) => ({ version, path }));
}
