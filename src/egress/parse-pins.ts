import { isIP } from 'node:net';

/** Where a pinned host is reached, whatever its name resolves to and whatever port the URL names. */
export type Pin = { address: string; port: number };

/** Host names in the form `new URL` gives them, without a closing dot, to their pins. */
export type Pins = ReadonlyMap<string, Pin>;

/**
 * Reads `EGRESS_RESOLVE`: `host=address:port,...`, an IPv6 address in brackets. An empty text gives no pins.
 * Throws an `Error` that quotes the faulty entry and says what is expected.
 */
export function parsePins(text: string): Pins {
  const pins = new Map<string, Pin>();
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  for (const entry of entries) {
    const match = /^([^=\s]+)=(?:\[([^\]]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(entry);
    if (!match) throw wrongPin(entry, 'expected host=address:port');
    const [, name = '', ipv6, ipv4, digits] = match;
    const host = pinHost(name);
    const port = Number(digits);
    if (host === null) throw wrongPin(entry, `"${name}" is not a host name`);
    if (ipv6 === undefined ? isIP(ipv4 ?? '') !== 4 : isIP(ipv6) !== 6)
      throw wrongPin(entry, 'the address must be an IP address, IPv6 in brackets');
    if (port < 1 || port > 65_535) throw wrongPin(entry, 'the port must be 1 to 65535');
    if (pins.has(host)) throw wrongPin(entry, `${host} is pinned twice`);
    pins.set(host, { address: ipv6 ?? ipv4 ?? '', port });
  }
  return pins;
}

/** A host name with its final dot is the same host. */
export const withoutFinalDot = (host: string): string => (host.endsWith('.') ? host.slice(0, -1) : host);

/** The host of a URL for connecting to: IPv6 addresses without their brackets. */
export const bareHost = ({ hostname }: URL): string => (hostname.startsWith('[') ? hostname.slice(1, -1) : hostname);

/** The form in which hosts are compared: lower case, punycode, no closing dot. null when it is not a host name. */
export function pinHost(name: string): string | null {
  const url = /^[^\s/?#@:\\]+$/.test(name) ? URL.parse(`http://${name}/`) : null;
  return url ? withoutFinalDot(url.hostname) : null;
}

function wrongPin(entry: string, reason: string): Error {
  return new Error(`EGRESS_RESOLVE: "${entry}" can't be used: ${reason}.`);
}
