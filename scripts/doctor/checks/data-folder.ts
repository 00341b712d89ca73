import { accessSync, constants, existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Check, type Finding, note, ok, problem } from '../check.ts';

const MB = 1024 * 1024;
/** Writes are refused below it (src/database/embedded/disk-space.ts). */
const REFUSED_BELOW = 48 * MB;
const SCARCE = 1024 * MB;
/** File systems over a network, by their magic numbers (statfs(2)): NFS, SMB and CIFS. A lock there may not hold. */
const NETWORK = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

/** DATA_DIR: there, ours, writable, private, local, with room. */
export const dataFolder: Check = {
  id: 'data-folder',
  title: 'Data folder',
  async run({ config }) {
    const folder = resolve(config.dataDir);
    const existing = firstExisting(folder);
    const refused = tryToWrite(existing, folder);
    if (refused) return refused;
    const { bavail, bsize, type } = statfsSync(existing);
    const findings: Finding[] = [judgeSpace(bavail * bsize, folder)];
    if (config.databaseUrl === undefined && NETWORK.has(type))
      findings.push(
        problem(`${folder} is on a network share.`, 'Move it to a local disk (DATA_DIR): the database may be damaged on a share.'),
      );
    if (existing === folder && process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0)
      findings.push(
        problem(`Other users of this machine can look into ${folder}, which holds accounts and secrets.`, `Run: chmod 700 ${folder}`),
      );
    return findings;
  },
};

/** What free space means for the data folder. */
export function judgeSpace(bytes: number, folder: string): Finding {
  const free = `${Math.floor(bytes / MB).toLocaleString('en')} MB free`;
  const todo = 'Free some space on this disk, or move the folder (DATA_DIR). It recovers automatically.';
  if (bytes < REFUSED_BELOW) return problem(`${folder}: ${free}. Nothing can be saved below 48 MB; reading still works.`, todo);
  if (bytes < SCARCE) return note(`${folder}: ${free}. An analysis takes about 1 MB.`, todo);
  return ok(`${folder}, ${free}.`);
}

function firstExisting(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : firstExisting(dirname(folder));
}

function tryToWrite(existing: string, folder: string): Finding | null {
  const user = process.env.USER ?? `user ${process.getuid?.() ?? ''}`.trim();
  const todo = `Run the doctor as the user that runs Sitebrief. If it is that one: chown -R <user> ${folder}, and check that the disk is not mounted read-only.`;
  if (!statSync(existing).isDirectory()) return problem(`${existing} is a file, not a folder.`, 'Set DATA_DIR to a folder.');
  try {
    if (existing !== folder) accessSync(existing, constants.W_OK);
    else {
      const file = join(folder, `.doctor-${process.pid}`);
      writeFileSync(file, 'x', { flag: 'wx', flush: true });
      rmSync(file);
    }
    return null;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOSPC') return problem(`The disk of ${folder} is full.`, 'Free some space on this disk, or move the folder (DATA_DIR).');
    const what = existing === folder ? `can't write to ${folder}` : `can't make ${folder}`;
    return problem(`${user} ${what} (${code}).`, todo);
  }
}
