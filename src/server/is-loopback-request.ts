import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const OWN_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
/** What reverse proxies add to a call that they hand on (RFC 7239, RFC 9110 7.6.3, and the usual ones before them). */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether a call was made on this machine and to it: by the connection, not by what headers claim. One that a proxy beside
 * us hands on comes from elsewhere, and so does one for a foreign host name that was pointed here (DNS rebinding).
 */
export function isLoopbackRequest(request: FastifyRequest): boolean {
  const { socket, headers } = request.raw;
  if (OF_PROXIES.some((name) => headers[name] !== undefined)) return false;
  return LOOPBACK.test(socket.remoteAddress ?? '') && OWN_HOST.test(headers.host ?? '');
}
