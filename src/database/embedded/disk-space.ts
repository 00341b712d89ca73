import { statfs } from 'node:fs/promises';

/**
 * Writing stops while so much is left: two files of the write-ahead log (16 MB each) and some. PostgreSQL refuses a row that
 * does not fit and goes on, but it ends when its log does not.
 */
const RESERVE_BYTES = 48 * 1024 * 1024;
const LOOK_EVERY_MS = 1_000;

/** Whether a disk has so much left that a database on it can be written to. */
export async function hasReserve(path: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize >= RESERVE_BYTES;
}

/** Keeps an eye on the disk of a data directory. A disk that can't be asked counts as having room: the database will say. */
export function watchDisk(
  dataDir: string,
  onError: (error: unknown) => void,
  look: (path: string) => Promise<boolean> = hasReserve,
): { hasDiskSpace(): boolean; stop(): void } {
  let room = true;
  const check = async () => {
    const now = await look(dataDir);
    if (room && !now) onError(new Error(`The disk of ${dataDir} is almost full: changes are refused until there is room.`));
    room = now;
  };
  const guarded = () => void check().catch(() => (room = true));
  guarded();
  const timer = setInterval(guarded, LOOK_EVERY_MS);
  timer.unref();
  return { hasDiskSpace: () => room, stop: () => clearInterval(timer) };
}
