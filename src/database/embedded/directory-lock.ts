import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { AppError } from '#contracts/errors.ts';

/** Who holds a data directory, as its lock file says. */
type Owner = { pid: number; startedAt: string; host: string; token: string };

/** A owner on another machine (a container, a network disk) is seen only by its file being touched this often. */
const TOUCH_MS = 2_000;
/**
 * A owner on another machine, or one that left no readable file, that does not touch it while it is watched for so long
 * is gone. Watched, not compared with a clock: two machines' clocks differ, and one clock jumps.
 */
const WATCH_MS = 7_000;

/** A held data directory. */
export type DirectoryLock = { release(): void };

/**
 * Takes a data directory for this process: two processes on one embedded database would lose each other's rows. A
 * owner that died is replaced. Throws `AppError` `unavailable` when a living process holds it.
 */
export function lockDirectory(directory: string, { watchMs = WATCH_MS }: { watchMs?: number } = {}): DirectoryLock {
  const path = join(directory, 'lock');
  const own: Owner = { pid: process.pid, startedAt: startOf(process.pid), host: hostname(), token: randomUUID() };
  if (!tryCreate(path, own)) {
    const { owner, text } = readOwner(path);
    if (isAlive(owner, path, watchMs)) throw lockedError(directory, owner);
    evictStale(path, text, own.token, directory);
    if (!tryCreate(path, own)) throw lockedError(directory, readOwner(path).owner);
  }
  const touch = setInterval(() => touchFile(path), TOUCH_MS);
  touch.unref();
  const release = () => {
    clearInterval(touch);
    process.off('exit', release);
    if (readOwner(path).owner?.token === own.token) rmSync(path, { force: true });
  };
  process.once('exit', release);
  return { release };
}

function tryCreate(path: string, own: Owner): boolean {
  try {
    writeFileSync(path, JSON.stringify(own), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new AppError(
      'unavailable',
      `The data directory can't be written to (${(error as NodeJS.ErrnoException).code}). Check DATA_DIR and its permissions.`,
      {
        cause: error,
      },
    );
  }
}

function readOwner(path: string): { owner: Owner | null; text: string } {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
    const owner = JSON.parse(text) as Owner;
    return { owner: typeof owner.pid === 'number' && typeof owner.host === 'string' ? owner : null, text };
  } catch {
    // Gone or half written: there is no owner to read, and the file's age decides.
    return { owner: null, text };
  }
}

function isAlive(owner: Owner | null, path: string, watchMs: number): boolean {
  if (owner === null || owner.host !== hostname()) return isHeartbeatFresh(path, watchMs);
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // Process ids are given again: only the same start makes it the same process.
  return startOf(owner.pid) === owner.startedAt;
}

function isHeartbeatFresh(path: string, watchMs: number): boolean {
  const before = touchedAt(path);
  // At start, before anything else runs: there is nothing to hold up.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, watchMs);
  return touchedAt(path) !== before;
}

function touchedAt(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** When a process started, in clock ticks since boot (proc(5), field 22 of stat); '' where the system does not say. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name, is in brackets and may contain blanks; `starttime` is the 20th behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Moves the dead owner's file away; a lock that another process put there meanwhile goes back. */
function evictStale(path: string, deadText: string, token: string, directory: string): void {
  const aside = `${path}.${token}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readFileSync(aside, 'utf8');
  if (moved !== deadText) {
    writeFileSync(path, moved, { flag: 'wx' });
    rmSync(aside);
    throw lockedError(directory, readOwner(path).owner);
  }
  rmSync(aside);
}

function touchFile(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // Somebody removed the file or the disk is full: the lock is a safeguard, the work goes on.
  }
}

function lockedError(directory: string, owner: Owner | null): AppError {
  const who = owner ? `process ${owner.pid}${owner.host === hostname() ? '' : ` on ${owner.host}`}` : 'another process';
  return new AppError(
    'unavailable',
    `The data directory ${directory} is in use by ${who}. Stop that one first, give this one its own DATA_DIR, or use DATABASE_URL for several processes.`,
  );
}
