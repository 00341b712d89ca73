import { expect, it } from 'vitest';
import { clientNetwork } from './limit-requests.ts';

it.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['IPv4 carried in IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['an IPv6 address by its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['another one of the same /64', '2001:0DB8:1:2::1', '2001:db8:1:2'],
  ['what is no address as it is', 'Unknown', 'unknown'],
])('names the network of %s', (_what, ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});
