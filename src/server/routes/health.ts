import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import type { ApiApp } from '../api-app.ts';
import type { AppParts } from '../parts.ts';

/** `/healthz`: this process is alive. `/readyz`: the database and the queue respond and the process is not shutting down (503 otherwise). */
export function healthRoutes(app: FastifyInstance, { database, queue, draining }: Pick<AppParts, 'database' | 'queue' | 'draining'>): void {
  const hidden = { schema: { hide: true } as object };
  app.get('/healthz', hidden, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', hidden, async (_request, reply) => {
    if (draining?.aborted) throw new AppError('unavailable', 'Not ready: shutting down.', { retryAfterSeconds: 5 });
    const [databaseReady, queueReady] = await Promise.all([database.isReady(), queue.isReady()]);
    if (!databaseReady || !queueReady) {
      const which = databaseReady ? 'queue' : 'database';
      throw new AppError('unavailable', `Not ready: the ${which} is not responding.`, { retryAfterSeconds: 5 });
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

const DAY_SECONDS = 86_400;
/** Part of the web app, served from its folder. */
const LOGO_URL = '/logo.svg';

/** The URL of the product's logo; browsers may cache the response for a day. */
export function logoRoutes(app: ApiApp): void {
  app.get(
    '/api/logo-url',
    { schema: { tags: ['product'], response: { 200: z.object({ logoUrl: z.string() }) } } },
    async (_request, reply) => reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).send({ logoUrl: LOGO_URL }),
  );
}
