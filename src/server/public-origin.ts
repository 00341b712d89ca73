import type { FastifyRequest } from 'fastify';

/** What a Host header may look like to be repeated in a page: a name or an address, with a port or without. */
const HOST = /^(?:[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63}){0,20}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Where this installation stands, as `https://name`: PUBLIC_URL where it is set, else what the request came to. Empty when
 * neither can be told, so that addresses made of it stay relative.
 */
export function publicOrigin(request: Pick<FastifyRequest, 'host' | 'protocol'>, publicUrl: string | undefined): string {
  if (publicUrl) return new URL(publicUrl).origin;
  // A proxy may hand on whatever a client wrote as its protocol.
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  return HOST.test(request.host) ? `${scheme}://${request.host.toLowerCase()}` : '';
}
