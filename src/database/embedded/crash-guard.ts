import type { PGlite } from '@electric-sql/pglite';
import { AppError } from '#contracts/errors.ts';
import { DatabaseCrashed } from '../database.ts';

/** The part of PGlite's inside that is looked at; a test ends one and notices an upgrade that changes it. */
type Inside = {
  mod: { _PostgresMainLoopOnce(): void; _pq_buffer_remaining_data(): number };
  POSTGRES_MAIN_LONGJMP: number;
};

/**
 * Tells `onError` when an embedded database ends in the middle of its work: PostgreSQL does so when it can't write its log,
 * because of a full or broken disk. PGlite would go on calling it for ever, with the whole process at a stand. Whatever is
 * asked afterwards is refused with `unavailable`.
 */
export function detectCrash(lite: PGlite, onError: (error: unknown) => void): void {
  const { mod, POSTGRES_MAIN_LONGJMP } = lite as unknown as Inside;
  const step = mod._PostgresMainLoopOnce.bind(mod);
  mod._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      // PostgreSQL's way out of a failed statement: it goes on.
      if ((error as { status?: unknown }).status === POSTGRES_MAIN_LONGJMP) throw error;
      const refuse = () => {
        throw new AppError('unavailable', 'The database has stopped. Everything it confirmed is stored; please try again shortly.', {
          cause: error,
        });
      };
      mod._pq_buffer_remaining_data = () => 0;
      lite.execProtocolRawSync = refuse;
      // Follows every statement: the one that was under way must not seem done.
      lite.syncToFs = refuse;
      onError(
        new DatabaseCrashed('The embedded database had to stop, most likely because the disk is full. Everything it confirmed is stored.', {
          cause: error,
        }),
      );
      throw error;
    }
  };
}
