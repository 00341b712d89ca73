import { statfs } from 'node:fs/promises';

/**
 * Writing stops below this: two files of the write-ahead log (16 MB each) and a margin. PostgreSQL rejects a row that does not
 * fit and continues, but it exits when its log does not fit.
 */
const RESERVE_BYTES = 48 * 1024 * 1024;
const CHECK_EVERY_MS = 1_000;

/** Whether a disk has enough free space for a database on it to be written to. */
export async function hasReserve(path: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize >= RESERVE_BYTES;
}

/** Watches the disk of a data directory. A disk that can't be checked counts as having space: the database will fail if not. */
export function watchDisk(
  dataDir: string,
  onError: (error: unknown) => void,
  check: (path: string) => Promise<boolean> = hasReserve,
): { hasDiskSpace(): boolean; stop(): void } {
  let hasSpace = true;
  const update = async () => {
    const hadSpace = hasSpace;
    hasSpace = await check(dataDir).catch(() => true);
    if (hadSpace && !hasSpace) onError(new Error(`The disk of ${dataDir} is almost full: changes are refused until there is space.`));
  };
  void update();
  const timer = setInterval(update, CHECK_EVERY_MS);
  timer.unref();
  return { hasDiskSpace: () => hasSpace, stop: () => clearInterval(timer) };
}
