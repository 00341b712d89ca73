import type { FastifyRequest } from 'fastify';

/** A Host header that is safe to repeat in a page: a name or an IP, with or without a port. */
const HOST = /^(?:[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63}){0,20}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The public origin of this installation, such as `https://name`: PUBLIC_URL if set, else the host the request was sent to. Empty when
 * neither is usable, so that URLs built from it stay relative.
 */
export function publicOrigin(request: Pick<FastifyRequest, 'host' | 'protocol'>, publicUrl: string | undefined): string {
  if (publicUrl) return new URL(publicUrl).origin;
  // A proxy may forward any protocol name that a client sent.
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  return HOST.test(request.host) ? `${scheme}://${request.host.toLowerCase()}` : '';
}
