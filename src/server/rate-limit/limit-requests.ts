import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { createRateLimiter, type LimiterServices } from './rate-limiter.ts';

const MINUTE_MS = 60_000;
/** Far beyond what one person's screens do: five writes and two hundred reads a second for a whole minute. */
const WRITES_PER_MINUTE = 300;
const READS_PER_MINUTE = 12_000;
/** Groups of an IPv6 address that name the customer's network (/64, RFC 4291, 2.5.1); the others the customer chooses. */
const IPV6_NETWORK_GROUPS = 4;

/** The network a request comes from: the IPv4 address, or the /64 of an IPv6 address. */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip.toLowerCase();
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, IPV6_NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}

const clientKey = ({ user, ip }: FastifyRequest) => user?.id ?? clientNetwork(ip);

/**
 * Limits reads and writes of each account (of each network, for signed-out requests) in this process. Expensive routes have their own,
 * lower limits on top. Throws `too-many-requests` before the body is read.
 */
export function limitAllRequests(app: FastifyInstance, services: LimiterServices): void {
  const limiter = (name: string, max: number) => createRateLimiter(services, { name, max, windowMs: MINUTE_MS, perProcess: true });
  const reads = limiter('reads', READS_PER_MINUTE);
  const writes = limiter('writes', WRITES_PER_MINUTE);
  // preParsing runs after the sign-in guard, which sets the user.
  app.addHook('preParsing', async (request) => {
    await (request.method === 'GET' || request.method === 'HEAD' ? reads : writes).take(clientKey(request));
  });
}

/**
 * Route options that limit an expensive route to `max` requests a minute for each account (each network in demo mode), counted for all
 * processes together. Each route that gets them counts on its own.
 */
export function limitPerMinute(services: LimiterServices, max: number) {
  const limiter = createRateLimiter(services, { name: 'route', max, windowMs: MINUTE_MS });
  return {
    preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
      const route = `${request.method} ${request.routeOptions.url}`;
      const { limit, remaining, endsInMs } = await limiter.take(`${route}:${clientKey(request)}`);
      reply.headers({ 'x-ratelimit-limit': limit, 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': Math.ceil(endsInMs / 1000) });
    },
  };
}
