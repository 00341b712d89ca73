import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
/** Headers that reverse proxies add to forwarded requests (RFC 7239, RFC 9110 7.6.3, and the common older ones). */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether a request was made on this machine and to it: by the connection, not by what headers claim. A request forwarded by a local proxy
 * comes from elsewhere, and so does one for a foreign host name that resolves to this machine (DNS rebinding).
 */
export function isLoopbackRequest(request: FastifyRequest): boolean {
  const { socket, headers } = request.raw;
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false;
  return LOOPBACK.test(socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '');
}
