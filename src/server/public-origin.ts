import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** How an IPv4 address is written on a socket that takes both kinds. */
const MAPPED = '::ffff:';

/**
 * The public origin of this installation, such as `https://name`: PUBLIC_URL if set, else the address that the server listens on and the
 * request arrived at, such as `http://127.0.0.1:3000`. Never made of what a client sent: with a Host header of their choice, others could
 * put their own address into canonical links and shared links. Empty where the connection has no address, so that URLs stay relative.
 */
export function publicOrigin({ socket }: Pick<FastifyRequest, 'socket'>, publicUrl: string | undefined): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const { localAddress = '', localPort = 0 } = socket;
  const address = localAddress.startsWith(MAPPED) ? localAddress.slice(MAPPED.length) : localAddress;
  if (address === '' || localPort === 0) return '';
  // The zone of a link-local address has no place in a URL.
  return `http://${isIPv6(address) ? `[${address.split('%')[0]}]` : address}:${localPort}`;
}
