import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { name: string; version: string; license?: string };

/** The licenses of packages whose code is in ours, one after the other. Throws for one that states none. */
export function licenseNotices(folders: string[]): string {
  const texts = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    if (!license) throw new Error(`${name} names no license.`);
    const files = globSync('{LICENSE,LICENCE,license,licence,NOTICE,COPYING}*', { cwd: folder }).sort();
    const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
    return `${name} ${version} (${license})\n\n${text || 'Its package has no license file.'}`;
  });
  return `The program includes code of these packages.\n\n${[...new Set(texts)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** The folders that are packages; some have none for a nested part. */
export const packageFolders = (folders: string[]): string[] => folders.filter((folder) => existsSync(join(folder, 'package.json')));
