import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { isLoopbackRequest } from './is-loopback-request.ts';

const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ raw: { socket: { remoteAddress }, headers } }) as FastifyRequest;

it.each([
  ['IPv4 loopback', '127.0.0.1', { host: 'localhost:3000' }, true],
  ['IPv6 loopback', '::1', { host: '[::1]:3000' }, true],
  ['IPv4 loopback in IPv6', '::ffff:127.0.0.1', { host: '127.0.0.1' }, true],
  ['another machine', '203.0.113.7', { host: 'localhost' }, false],
  ['another machine that claims to be forwarded from here', '203.0.113.7', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, false],
  ['a local proxy', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }, false],
  ['a local proxy that only adds Via', '127.0.0.1', { host: 'localhost', via: '1.1 proxy' }, false],
  ['a host name pointed at this machine', '127.0.0.1', { host: 'rebound.example:3000' }, false],
  ['no host', '127.0.0.1', {}, false],
])('%s', (_what, remoteAddress, headers, expected) => {
  expect(isLoopbackRequest(request(remoteAddress, headers as Record<string, string>))).toBe(expected);
});
