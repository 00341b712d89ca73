import { normalizeIP } from '@fastify/rate-limit';
import { AppError } from '#contracts/errors.ts';

/**
 * Route config that lets each person (each address, in demo mode) do something costly only so often a minute.
 * Counted for all processes together; answers 429 with Retry-After beyond it.
 */
export function throttleWork(perMinute: number, factor: number) {
  return {
    rateLimit: {
      max: Math.max(1, Math.round(perMinute * factor)),
      timeWindow: 60_000,
      // Before the body is read but after the sign-in guard, which tells who it is.
      hook: 'preParsing' as const,
      keyGenerator: (request: import('fastify').FastifyRequest) => request.user?.id ?? normalizeIP(request.ip),
      errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) =>
        new AppError('too-many-requests', 'That was a lot at once. Please try again in a minute.', {
          retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)),
        }),
    },
  };
}
