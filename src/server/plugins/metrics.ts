import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '#database/database.ts';
import { isLoopbackRequest } from '../is-loopback-request.ts';
import { registerJobMetrics } from './job-metrics.ts';

/** Upper bounds in seconds; the last one is for the synchronous analysis, which takes up to 60 s. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 60];

/**
 * Serves `/metrics` in the Prometheus text format: requests of this process by method, route and status, the process itself, and the
 * analyses of all workers. Only this machine may read it, and with `token` any client that sends it as `Authorization: Bearer`.
 */
export function serveMetrics(app: FastifyInstance, { token, database }: { token: string | undefined; database: Database }): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const updateJobMetrics = registerJobMetrics(registry, database);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests of this process.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // The route's pattern, never the path: ids and made-up paths would create series without end.
    requests.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    if (!isLoopbackRequest(request) && !hasToken(request, token)) throw new AppError('not-found', 'There is nothing at this address.');
    await updateJobMetrics();
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false;
  // Compare digests so that the comparison takes constant time.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
