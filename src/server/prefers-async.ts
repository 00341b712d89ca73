import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the client prefers `respond-async` (RFC 7240). */
export function prefersAsync(request: FastifyRequest): boolean {
  const header = [request.headers.prefer ?? []].flat().join(',');
  return header.split(',').some((preference) => preference.split(';', 1)[0]?.trim().toLowerCase() === 'respond-async');
}

/** Aborted when the client disconnects, the server closes, or the wait gets longer than `maxWaitMs`. */
export function waitSignal(reply: FastifyReply, closing: AbortSignal, maxWaitMs: number): AbortSignal {
  const disconnected = new AbortController();
  reply.raw.once('close', () => disconnected.abort());
  return AbortSignal.any([disconnected.signal, closing, AbortSignal.timeout(maxWaitMs)]);
}
