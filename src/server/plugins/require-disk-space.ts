import type { FastifyInstance } from 'fastify';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '#database/database.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const RETRY_AFTER_SECONDS = 30;

/** Refuses writes (503) while the database's disk is full; stored data can still be read. */
export function requireDiskSpace(app: FastifyInstance, database: Pick<Database, 'hasDiskSpace'>): void {
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method) || database.hasDiskSpace()) return;
    throw new AppError(
      'unavailable',
      'The disk of this installation is full, so nothing can be saved at the moment. Nothing was lost; please try again later.',
      {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      },
    );
  });
}
