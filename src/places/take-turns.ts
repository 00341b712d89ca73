import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnFolder } from './own-folder.ts';

/** `now` in milliseconds; `wait` rejects when the signal aborts. */
export type Clock = { now(): number; wait(ms: number, signal: AbortSignal): Promise<void> };
/** Waits for this caller's turn to ask a service. */
export type TakeTurn = (service: string, signal: AbortSignal) => Promise<void>;

/** The services allow one request a second; timers may be a little late. */
export const TURN_MS = 1_100;

/**
 * At most one request per turn and service, over all threads and processes that share the folder (without one: in this thread).
 *
 * Time is divided into turns of equal length. The caller who first creates the file of a coming turn owns it and asks when it starts, so no
 * lock is held that a crash could leave behind. Turns that have started can't be claimed, so their files may go.
 */
export function createTurns(folder: OwnFolder, { now, wait }: Clock): TakeTurn {
  const claims = createClaims(folder);
  return async (service, signal) => {
    for (let turn = Math.floor(now() / TURN_MS) + 1; ; turn += 1) {
      signal.throwIfAborted();
      const name = `${service}-${turn}.turn`;
      if (!(await claims.claim(name))) continue;
      try {
        const ms = turn * TURN_MS - now();
        // Claimed too late: it may have been another caller's, who is done with it.
        if (ms <= 0) continue;
        await wait(ms, signal);
        return;
      } finally {
        await claims.release(name);
      }
    }
  };
}

function createClaims(folder: OwnFolder) {
  const memory = new Set<string>();
  const claimInMemory = (name: string) => !memory.has(name) && memory.add(name).has(name);
  return {
    async claim(name: string): Promise<boolean> {
      const path = await folder();
      if (path === null) return claimInMemory(name);
      try {
        await writeFile(join(path, name), '', { flag: 'wx' });
        return true;
      } catch (error) {
        return (error as NodeJS.ErrnoException).code === 'EEXIST' ? false : claimInMemory(name);
      }
    },
    async release(name: string): Promise<void> {
      memory.delete(name);
      const path = await folder();
      if (path !== null) await rm(join(path, name), { force: true }).catch(() => undefined);
    },
  };
}
