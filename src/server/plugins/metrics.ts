import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contracts/errors.ts';
import { isLoopbackRequest } from '../is-loopback-request.ts';

/** Upper bounds in seconds; the last one is the sync analysis with its 60 s and some. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 60];

type Series = { count: number; seconds: number; buckets: number[] };

const escaped = (value: string) => value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');

function textOf(series: ReadonlyMap<string, Series>): string {
  const memory = process.memoryUsage();
  const lines = [
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${memory.rss}`,
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(process.cpuUsage().user + process.cpuUsage().system) / 1e6}`,
    '# TYPE http_request_duration_seconds histogram',
  ];
  for (const [labels, one] of series) {
    BUCKETS.forEach((bound, i) => {
      lines.push(`http_request_duration_seconds_bucket{${labels},le="${bound}"} ${one.buckets[i]}`);
    });
    lines.push(`http_request_duration_seconds_bucket{${labels},le="+Inf"} ${one.count}`);
    lines.push(
      `http_request_duration_seconds_sum{${labels}} ${one.seconds}`,
      `http_request_duration_seconds_count{${labels}} ${one.count}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Counts answers by method, route and status and gives them at `/metrics` in Prometheus' text format 0.0.4.
 * Only this machine may read it; with a `token` also
 * whoever sends it as `Authorization: Bearer`. `more` gives further lines, those that are not of this process alone.
 */
export function serveMetrics(
  app: FastifyInstance,
  { token, more }: { token?: string | undefined; more?: () => Promise<string> } = {},
): void {
  const series = new Map<string, Series>();
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: ids and made-up paths would grow the table without end.
    const route = request.routeOptions.url ?? 'none';
    const labels = `method="${escaped(request.method)}",route="${escaped(route)}",status="${reply.statusCode}"`;
    const one = series.get(labels) ?? { count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) };
    const seconds = reply.elapsedTime / 1000;
    one.count += 1;
    one.seconds += seconds;
    BUCKETS.forEach((bound, i) => {
      if (seconds <= bound) one.buckets[i] = (one.buckets[i] ?? 0) + 1;
    });
    series.set(labels, one);
  });
  app.get('/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    if (!isLoopbackRequest(request) && !showsToken(request, token)) throw new AppError('not-found', 'There is nothing at this address.');
    const text = `${textOf(series)}${(await more?.()) ?? ''}`;
    return reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store').send(text);
  });
}

function showsToken(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false;
  // Digests have one length, so that comparing them takes one time.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
