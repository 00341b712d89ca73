import type { LookupFunction, Socket } from 'node:net';
import { buildConnector, Pool } from 'undici';
import { bareHost } from './parse-pins.ts';
import { canonicalAddress } from './public-address.ts';
import type { Destination } from './resolve-host.ts';

/** Connections to one host at a time: more would press a small server. */
export const MAX_CONNECTIONS = 6;

// A host that answers at all accepts within seconds; the rest of the time belongs to its answer.
const CONNECT_TIMEOUT_MS = 8_000;
// Header lines of one answer, together. Browsers allow about 256 KB, ordinary sites stay under 8 KB.
const MAX_HEADER_BYTES = 32 * 1024;
const MAX_POOLS = 200;

/** Open connections, grouped by origin and by the addresses that were checked for it. */
export type Connections = { to(destination: Destination): Pool; close(): Promise<void> };

/**
 * Keeps connections for reuse. A connection leads to an address of its `Destination` and nowhere else: the name is not
 * resolved again, and the socket's far end is compared before a byte is sent. `authorities`: certificates (PEM) trusted in
 * the place of the usual ones.
 */
export function createConnections(authorities?: string): Connections {
  const pools = new Map<string, Pool>();
  return {
    to(destination) {
      const key = [destination.url.origin, destination.port, ...destination.addresses.toSorted()].join(' ');
      let pool = pools.get(key);
      if (pool) pools.delete(key);
      pool ??= openPool(destination, authorities);
      pools.set(key, pool);
      closeOldest(pools);
      return pool;
    },
    async close() {
      const open = [...pools.values()];
      pools.clear();
      await Promise.all(open.map((pool) => pool.destroy()));
    },
  };
}

// The pool asked for longest ago goes; requests it still carries are finished first.
function closeOldest(pools: Map<string, Pool>): void {
  if (pools.size <= MAX_POOLS) return;
  for (const [key, pool] of pools) {
    pools.delete(key);
    pool.close().catch(() => undefined);
    return;
  }
}

function openPool({ url, addresses, port }: Destination, authorities: string | undefined): Pool {
  const allowed = new Set(addresses.map(canonicalAddress));
  const connect = buildConnector({
    timeout: CONNECT_TIMEOUT_MS,
    allowH2: false,
    lookup: answerWith(addresses),
    ...(authorities === undefined ? {} : { ca: authorities }),
  } as buildConnector.BuildOptions);
  const host = bareHost(url);
  return new Pool(url.origin, {
    connections: MAX_CONNECTIONS,
    allowH2: false,
    pipelining: 1,
    maxHeaderSize: MAX_HEADER_BYTES,
    connect: (options, callback) => {
      // A single address goes in as a literal, which is never looked up; several are offered to the system in order.
      const hostname = addresses.length === 1 ? (addresses[0] ?? host) : host;
      connect({ ...options, hostname, host: url.host, port: String(port) }, (...[error, socket]) => {
        if (error) callback(error, null);
        else if (isAmong(allowed, socket)) callback(null, socket);
        else {
          socket.destroy();
          callback(new Error('connected to an address that was not checked'), null);
        }
      });
    },
  });
}

function isAmong(allowed: Set<string>, socket: Socket): boolean {
  return socket.remoteAddress !== undefined && allowed.has(canonicalAddress(socket.remoteAddress));
}

function answerWith(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (_host, options, callback) => {
    const wanted = all.filter(({ family }) => !options.family || options.family === family || options.family === `IPv${family}`);
    const [first] = wanted;
    if (!first) callback(Object.assign(new Error('no address of that family'), { code: 'ENOTFOUND' }), []);
    else if (options.all) callback(null, wanted);
    else callback(null, first.address, first.family);
  };
}
