import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { AppError } from '#contracts/errors.ts';

/** Who holds a data directory, as its lock file says. */
type Owner = { pid: number; startedAt: string; host: string; token: string };

/** An owner on another machine (a container, a network disk) is visible only by the lock file being touched this often. */
const TOUCH_MS = 2_000;
/**
 * An owner on another machine, or one whose lock file can't be read, is dead when the file is not touched for this long. Watched, not
 * compared with a clock: clocks of two machines differ, and clocks jump.
 */
const WATCH_MS = 7_000;
/** How often it is looked at meanwhile: an owner that lives is noticed at its next touch. */
const LOOK_EVERY_MS = 100;

/**
 * Locks a data directory for this process: two processes on one embedded database would lose each other's rows. Evicts an owner
 * that died. Throws `AppError` `unavailable` when a living process owns it.
 */
export function lockDirectory(directory: string, { watchMs = WATCH_MS }: { watchMs?: number } = {}): { release(): void } {
  const path = join(directory, 'lock');
  const own: Owner = { pid: process.pid, startedAt: getStartTime(process.pid), host: hostname(), token: randomUUID() };
  if (!tryCreate(path, own)) {
    const { owner, text } = readOwner(path);
    if (isAlive(owner, path, watchMs)) throw lockedError(directory, owner);
    evictStale(path, text, own.token, directory);
    if (!tryCreate(path, own)) throw lockedError(directory, readOwner(path).owner);
  }
  const heartbeat = setInterval(() => touchFile(path), TOUCH_MS);
  heartbeat.unref();
  const release = () => {
    clearInterval(heartbeat);
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
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new AppError('unavailable', `Can't write to the data directory (${code}). Check DATA_DIR and its permissions.`, { cause });
  }
}

function readOwner(path: string): { owner: Owner | null; text: string } {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
    const owner = JSON.parse(text) as Owner;
    return { owner: typeof owner.pid === 'number' && typeof owner.host === 'string' ? owner : null, text };
  } catch {
    // Deleted or half written: the heartbeat of the file decides.
    return { owner: null, text };
  }
}

function isAlive(owner: Owner | null, path: string, watchMs: number): boolean {
  if (owner === null || owner.host !== hostname()) return isHeartbeatFresh(path, watchMs);
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  // Process ids are reused: only with the same start time is it the same process.
  return getStartTime(owner.pid) === owner.startedAt;
}

function isHeartbeatFresh(path: string, watchMs: number): boolean {
  const touchedAt = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const before = touchedAt();
  const until = performance.now() + watchMs;
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  do {
    // Blocks the process, which has nothing else to do at startup.
    Atomics.wait(nothing, 0, 0, Math.min(watchMs, LOOK_EVERY_MS));
    if (touchedAt() !== before) return true;
  } while (performance.now() < until);
  return false;
}

/** When a process started, in clock ticks since boot (proc(5), field 22 of stat); '' where the system does not say. */
function getStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name, is in parentheses and may contain spaces; `starttime` is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Moves a dead owner's lock file away; a lock that another process created meanwhile is put back. */
function evictStale(path: string, staleText: string, token: string, directory: string): void {
  const moved = `${path}.${token}`;
  try {
    renameSync(path, moved);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const text = readFileSync(moved, 'utf8');
  if (text !== staleText) writeFileSync(path, text, { flag: 'wx' });
  rmSync(moved);
  if (text !== staleText) throw lockedError(directory, readOwner(path).owner);
}

function touchFile(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The file was deleted or the disk is full: the lock is a safeguard, the work continues.
  }
}

function lockedError(directory: string, owner: Owner | null): AppError {
  const who = owner ? `process ${owner.pid}${owner.host === hostname() ? '' : ` on ${owner.host}`}` : 'another process';
  return new AppError(
    'unavailable',
    `The data directory ${directory} is in use by ${who}. Stop that one first, give this one its own DATA_DIR, or use DATABASE_URL for several processes.`,
  );
}
