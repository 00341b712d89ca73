import ipaddr from 'ipaddr.js';

// IANA IPv4 Special-Purpose Address Registry, with multicast and the reserved block; 168.63.129.16 is the one public-looking
// address that answers only inside a cloud (Azure's host agent).
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map((range) => ipaddr.IPv4.parseCIDR(range));

// Only this block is given out to the public internet (IANA IPv6 Address Space). NAT64, mapped, unique local, link local
// and multicast addresses lie outside of it.
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

// Inside it, IANA IPv6 Special-Purpose Address Registry: protocol assignments with Teredo, documentation, 6to4, AS112.
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);

/**
 * Whether an IP address belongs to the public internet. IPv4 carried in IPv6 (`::ffff:a.b.c.d`) counts as the IPv4 address
 * it carries. Only the usual spellings are read: anything else, a zone index included, is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return isPublicIpv4(ipaddr.IPv4.parse(address));
  if (address.includes('%') || !ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return isPublicIpv4(parsed.toIPv4Address());
  return parsed.match(GLOBAL_IPV6) && !SPECIAL_IPV6.some((range) => parsed.match(range));
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return !SPECIAL_IPV4.some((range) => address.match(range));
}

/** One spelling per address, so that two spellings can be compared; IPv4 carried in IPv6 becomes IPv4. */
export function canonicalAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}
