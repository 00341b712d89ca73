import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { publicOrigin } from './public-origin.ts';

it.each([
  ['PUBLIC_URL over the connection', { localAddress: '127.0.0.1', localPort: 3000 }, 'https://brief.example/app', 'https://brief.example'],
  ['the address of the connection', { localAddress: '127.0.0.1', localPort: 3000 }, undefined, 'http://127.0.0.1:3000'],
  ['an IPv4 address of a socket for both kinds', { localAddress: '::ffff:10.0.0.5', localPort: 80 }, undefined, 'http://10.0.0.5:80'],
  ['an IPv6 address', { localAddress: '::1', localPort: 3000 }, undefined, 'http://[::1]:3000'],
  ['a link-local address without its zone', { localAddress: 'fe80::1%eth0', localPort: 3000 }, undefined, 'http://[fe80::1]:3000'],
  ['nothing without an address', {}, undefined, ''],
])('uses %s', (_what, socket, publicUrl, origin) => {
  const request = { socket, host: 'evil.example', hostname: 'evil.example' } as unknown as FastifyRequest;
  expect(publicOrigin(request, publicUrl)).toBe(origin);
});
