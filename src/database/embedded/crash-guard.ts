import type { PGlite } from '@electric-sql/pglite';
import { AppError } from '#contracts/errors.ts';
import { DatabaseCrashed } from '../database.ts';

/** The PGlite internals that are wrapped; a test crashes a database and notices an upgrade that changes them. */
type Internals = {
  mod: { _PostgresMainLoopOnce(): void; _pq_buffer_remaining_data(): number };
  POSTGRES_MAIN_LONGJMP: number;
};

/**
 * Reports a crash of the embedded database to `onError`: PostgreSQL exits when it can't write its log, because of a full or
 * broken disk. PGlite would call it again forever, blocking the whole process. Queries after a crash fail with `unavailable`.
 */
export function detectCrash(lite: PGlite, onError: (error: unknown) => void): void {
  const { mod, POSTGRES_MAIN_LONGJMP } = lite as unknown as Internals;
  const step = mod._PostgresMainLoopOnce.bind(mod);
  mod._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (cause) {
      // PostgreSQL's way out of a failed statement; it continues.
      if ((cause as { status?: unknown }).status === POSTGRES_MAIN_LONGJMP) throw cause;
      const reject = () => {
        throw new AppError('unavailable', 'The database has stopped. Everything it confirmed is stored; please try again shortly.', {
          cause,
        });
      };
      mod._pq_buffer_remaining_data = () => 0;
      lite.execProtocolRawSync = reject;
      // Runs after every statement: the one in progress must not look successful.
      lite.syncToFs = reject;
      const reason = 'The embedded database had to stop, most likely because the disk is full. Everything it confirmed is stored.';
      onError(new DatabaseCrashed(reason, { cause }));
      throw cause;
    }
  };
}
