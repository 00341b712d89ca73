import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { createThrottle } from './throttle.ts';

/** What a person's screens never come near to: five changes and two hundred readings a second, for a whole minute. */
const WRITES_PER_MINUTE = 300;
const READS_PER_MINUTE = 12_000;
const MINUTE_MS = 60_000;

/**
 * Lets each person (each address, without an account) make only so many calls a minute of each class, reading and
 * writing; costly calls have their own, narrower limits beside it. Counted in memory, in each process by itself: what it
 * guards is this process. Throws `too-many-requests` before the body is read.
 */
export function limitCalls(app: FastifyInstance, { rateLimitFactor }: { rateLimitFactor: number }, now: () => number): void {
  const allow = (perMinute: number) =>
    createThrottle({ max: Math.max(1, Math.round(perMinute * rateLimitFactor)), windowMs: MINUTE_MS }, now);
  const [reads, writes] = [allow(READS_PER_MINUTE), allow(WRITES_PER_MINUTE)];
  // Behind the guard, which tells who it is.
  app.addHook('preParsing', async ({ method, user, ip }) => {
    const kind = method === 'GET' || method === 'HEAD' ? reads : writes;
    kind.take(user?.id ?? normalizeIP(ip));
  });
}
