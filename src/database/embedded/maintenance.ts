import type { PGlite } from '@electric-sql/pglite';

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 24 * 60 * 60_000;

/**
 * Does what PGlite has no background process for: a checkpoint when something was written, and a daily `vacuum analyze`.
 * Returns the function that stops it.
 */
export function startMaintenance(lite: PGlite, onError: (error: unknown) => void): () => void {
  let checkpointedAt = '';
  const walPosition = async () => (await lite.query<{ at: string }>('select pg_current_wal_lsn()::text as at')).rows[0]?.at ?? '';
  const checkpoint = async () => {
    if ((await walPosition()) === checkpointedAt) return;
    await lite.exec('checkpoint');
    checkpointedAt = await walPosition();
  };
  const timers = [
    setInterval(() => checkpoint().catch(onError), CHECKPOINT_EVERY_MS),
    setInterval(() => lite.exec('vacuum analyze').catch(onError), VACUUM_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
