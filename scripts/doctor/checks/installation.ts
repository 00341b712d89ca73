// What lies on this machine: the web app, memory, the clock.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { type Check, note, ok, problem } from '../check.ts';

const MB = 1024 * 1024;
/** An analysis with a browser takes about 800 MB at most (docs/performance.md, Memory); MemoryMax of the example service is 2 GB. */
const ENOUGH_MEMORY = 1_500 * MB;
const LEAST_MEMORY = 700 * MB;
/** A clock before the release of this version is wrong. */
const OLDEST_NOW = Date.parse('2026-11-01T00:00:00Z');

export const webApp: Check = {
  id: 'web-app',
  title: 'Web app',
  async run({ root }) {
    const dist = join(root, 'dist');
    if (existsSync(join(dist, 'web', 'index.html'))) return ok('It is built.');
    try {
      accessSync(existsSync(dist) ? dist : root, constants.W_OK);
    } catch {
      return problem(
        `It is not built, and this user can't write to ${dist}.`,
        `Give the folder to the user that runs Sitebrief: install -d -o <user> ${dist}`,
      );
    }
    return note('It is not built yet.', 'Nothing: "npm start" builds it, which takes half a minute. To build it now: npm run build');
  },
};

export const memory: Check = {
  id: 'memory',
  title: 'Memory',
  async run() {
    return judgeMemory(Math.min(totalmem(), limitOfContainer()));
  },
};

/** 0 or a huge number where no limit is set. */
function limitOfContainer(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? limit : Number.POSITIVE_INFINITY;
}

/** What `bytes` of memory are good for. */
export function judgeMemory(bytes: number) {
  const size = `${Math.round(bytes / MB).toLocaleString('en')} MB`;
  if (bytes < LEAST_MEMORY)
    return problem(
      `Only ${size} may be used. Analyses will be ended by the system.`,
      'Give the machine or container at least 1,500 MB (MemoryMax in the systemd unit, --memory of the container).',
    );
  if (bytes < ENOUGH_MEMORY)
    return note(`${size} may be used: enough for one analysis at a time.`, 'Give it 1,500 MB or more when several people use it.');
  return ok(`${size} may be used.`);
}

export const clock: Check = {
  id: 'clock',
  title: 'Clock',
  async run({ config, now }) {
    const todo = 'Switch on the synchronization of the clock: timedatectl set-ntp true';
    const shown = now.toISOString().slice(0, 16).replace('T', ' ');
    if (now.getTime() < OLDEST_NOW) return problem(`It says ${shown} UTC, which is before this version was made.`, todo);
    const database = join(config.dataDir, 'database');
    const written = statSync(join(database, 'global', 'pg_control'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (written > now.getTime() + 60_000)
      return problem(`It says ${shown} UTC, but the database was written later than that: the clock was set back.`, todo);
    return ok(`It says ${shown} UTC.`);
  },
};
