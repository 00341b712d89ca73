import type { FastifyInstance } from 'fastify';
import { AppError } from '#contracts/errors.ts';
import type { AppParts } from '../parts.ts';

/** `/healthz`: this process is alive. `/readyz`: the database and the queue answer and the process is here to stay (503 else). */
export function healthRoutes(app: FastifyInstance, { database, queue, draining }: Pick<AppParts, 'database' | 'queue' | 'draining'>): void {
  const hidden = { schema: { hide: true } as object };
  app.get('/healthz', hidden, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', hidden, async (_request, reply) => {
    if (draining?.aborted) throw new AppError('unavailable', 'Not ready: this process is about to end.', { retryAfterSeconds: 5 });
    const [databaseReady, queueReady] = await Promise.all([database.isReady(), queue.isReady()]);
    if (!databaseReady || !queueReady) {
      const which = databaseReady ? 'queue' : 'database';
      throw new AppError('unavailable', `Not ready: the ${which} does not answer.`, { retryAfterSeconds: 5 });
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
