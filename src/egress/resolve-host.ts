import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { AppError } from '#contracts/errors.ts';
import { bareHost, type Pins, pinHost } from './parse-pins.ts';
import { isPublicAddress } from './public-address.ts';

/** Answers a host name with its addresses; throws when there are none. */
export type Resolve = (host: string) => Promise<string[]>;

/** Where a URL leads: all addresses were checked, and only these may be connected to. */
export type Destination = { url: URL; addresses: string[]; port: number; pinned: boolean };

/** The system's resolver, IPv4 first. */
export const systemResolve: Resolve = async (host) => (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);

// Ports that browsers refuse because other protocols listen there (WHATWG Fetch, "port blocking"), above the well-known ones.
const BLOCKED_HIGH_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);
const FIRST_FREE_PORT = 1024;

/**
 * Makes the check every request passes: reads the URL, resolves its host once and refuses it when any of its addresses is
 * not public. A pinned host leads to its pin and may be private; so may a host in `trustedHosts` (as `new URL` gives its `hostname`).
 *
 * The check throws `AppError`: `address-refused` (scheme, credentials, port, non-public address), `address-unresolved`,
 * `'cancelled'`. Its messages name the host as the user knows it, never an address.
 */
export function createHostCheck(
  pins: Pins,
  resolve: Resolve,
  trustedHosts: ReadonlySet<string> = new Set(),
): (url: string, signal?: AbortSignal) => Promise<Destination> {
  return async (text, signal) => {
    const url = readUrl(text);
    const pin = pins.get(pinHost(url.hostname) ?? '');
    if (pin) return { url, addresses: [pin.address], port: pin.port, pinned: true };
    const port = portOf(url);
    const literal = bareHost(url);
    const addresses = isIP(literal) === 0 ? await addressesOf(url.hostname, resolve, signal) : [literal];
    if (!trustedHosts.has(url.hostname) && !addresses.every(isPublicAddress)) {
      throw new AppError(
        'address-refused',
        `${url.hostname} is not a public website, so it can't be read. Enter an address that everyone can reach.`,
      );
    }
    return { url, addresses, port, pinned: false };
  };
}

function readUrl(text: string): URL {
  const url = URL.parse(text);
  if (!url) throw new AppError('address-refused', 'That is not a valid web address.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new AppError('address-refused', 'Only addresses that begin with http:// or https:// can be read.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new AppError('address-refused', `The address of ${url.hostname} contains a user name or password. Enter it without them.`);
  }
  url.hash = '';
  return url;
}

function portOf(url: URL): number {
  if (url.port === '') return url.protocol === 'https:' ? 443 : 80;
  const port = Number(url.port);
  if ((port < FIRST_FREE_PORT && port !== 80 && port !== 443) || BLOCKED_HIGH_PORTS.has(port)) {
    throw new AppError('address-refused', `${url.host} names a port that websites don't use. Enter the address without it.`);
  }
  return port;
}

async function addressesOf(host: string, resolve: Resolve, signal: AbortSignal | undefined): Promise<string[]> {
  let addresses: string[];
  try {
    addresses = await untilAborted(resolve(host), signal);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw unresolved(host, cause);
  }
  if (addresses.length === 0) throw unresolved(host);
  return [...new Set(addresses)];
}

function unresolved(host: string, cause?: unknown): AppError {
  return new AppError('address-unresolved', `We couldn't find a website at ${host}. Check the spelling of the address.`, { cause });
}

// The system's resolver can't be stopped; its answer is left behind instead.
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((done, failed) => {
    const stop = () => failed(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(done, failed).finally(() => signal.removeEventListener('abort', stop));
  });
}
