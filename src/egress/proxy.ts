import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Connections, createConnections } from './connections.ts';
import type { Pins } from './parse-pins.ts';
import { isMediaPath, isMediaType, isUnwantedHost } from './proxy-hosts.ts';
import { type Account, openAccount, type SessionLimits } from './proxy-session.ts';
import { openTunnel } from './proxy-tunnel.ts';
import { createHostCheck, type Destination, type Resolve, systemResolve } from './resolve-host.ts';

/** One browser context's way out: credentials for the proxy, and an end. */
export type ProxySession = {
  username: string;
  password: string;
  /** Bytes so far, both directions. */
  bytes(): number;
  /** Allows this many requests and tunnels more, for the next page. */
  allow(requests: number): void;
  /** Cuts all of its connections and refuses new ones. */
  close(): void;
};

/** A local proxy for a browser, which can reach what the egress can reach and nothing else. */
export type EgressProxy = {
  /** `http://127.0.0.1:port` */
  url: string;
  /** Responds 204 to a client with a session's credentials: the browser requests this once to learn and remember them. */
  readyUrl: string;
  openSession(limits?: Partial<SessionLimits>): ProxySession;
  close(): Promise<void>;
};

/** `resolve` answers host names with addresses; the system's resolver unless given. */
export type EgressProxyOptions = { pins: Pins; resolve?: Resolve };

// A site's pages, a dozen of them with their files: an ordinary page moves 2-3 MB (HTTP Archive), the cache holds the rest.
const DEFAULT_LIMITS: SessionLimits = { maxBytes: 50_000_000, maxRequests: 200, maxOpen: 96 };
const MAX_CONNECTIONS = 400;
const REQUEST_TIMEOUT_MS = 20_000;
const IDLE_TUNNEL_MS = 20_000;
const READY_HOST = 'ready.sitebrief.invalid'; // .invalid never exists (RFC 6761 section 6.4)
const HOP_BY_HOP = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade expect'.split(' '),
);
const STATUS_LINES = { 400: 'Bad Request', 403: 'Forbidden', 407: 'Proxy Authentication Required', 502: 'Bad Gateway' } as const;
type Refusal = keyof typeof STATUS_LINES;

type Services = { check: ReturnType<typeof createHostCheck>; connections: Connections; accounts: Map<string, Account> };

/**
 * Opens the proxy on a free port of 127.0.0.1. Every host, of requests and of tunnels, is resolved, checked and connected to
 * as in `createEgress`; what is refused gets a plain 403, what can't be reached a plain 502, a client without a session a 407.
 */
export async function createEgressProxy({ pins, resolve = systemResolve }: EgressProxyOptions): Promise<EgressProxy> {
  const services: Services = { check: createHostCheck(pins, resolve), connections: createConnections(), accounts: new Map() };
  const server = createServer({ maxHeaderSize: 64 * 1024, requestTimeout: 30_000, headersTimeout: 10_000 });
  server.maxConnections = MAX_CONNECTIONS;
  server.on('request', (request, response) => void forward(request, response, services));
  server.on('connect', (request, socket, head) => void tunnel(request, socket, head, services));
  server.on('clientError', (_, socket) => socket.destroy());
  const tunnels = new Set<Duplex>();
  server.on('connection', (socket) => {
    tunnels.add(socket);
    socket.once('close', () => tunnels.delete(socket));
  });
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    readyUrl: `http://${READY_HOST}/`,
    openSession(limits = {}) {
      const account = openAccount({ ...DEFAULT_LIMITS, ...limits });
      services.accounts.set(account.username, account);
      account.signal.addEventListener('abort', () => services.accounts.delete(account.username), { once: true });
      const { username, password, bytes, allow, end } = account;
      return { username, password, bytes, allow, close: end };
    },
    async close() {
      for (const account of [...services.accounts.values()]) account.end();
      const closed = new Promise((done) => server.close(done));
      for (const socket of tunnels) socket.destroy();
      await Promise.all([closed, services.connections.close()]);
    },
  };
}

function accountOf(request: IncomingMessage, { accounts }: Services): Account | null {
  const [, token = ''] = /^Basic ([\w+/=-]{1,200})$/i.exec(request.headers['proxy-authorization'] ?? '') ?? [];
  const [username = '', password = ''] = Buffer.from(token, 'base64').toString('latin1').split(':');
  const account = accounts.get(username);
  return account?.knows(password) ? account : null;
}

/** Passes a plain http request on; https and WebSockets come as tunnels. */
async function forward(request: IncomingMessage, response: ServerResponse, services: Services): Promise<void> {
  request.on('error', () => response.destroy());
  const account = accountOf(request, services);
  if (!account) return answer(response, 407);
  const url = URL.parse(request.url ?? '');
  // Only the absolute form is for proxies (RFC 9112 section 3.2.2).
  if (url?.protocol !== 'http:') return answer(response, 400);
  if (url.hostname === READY_HOST) return void response.writeHead(204).end();
  if (isUnwantedHost(url.hostname) || isMediaPath(url.pathname)) return answer(response, 403);
  const leave = account.enter();
  if (!leave) return answer(response, 403);
  response.once('close', leave);
  const signal = AbortSignal.any([account.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS), closeSignal(response)]);
  const destination = await services.check(url.href, signal).catch(() => null);
  if (!destination) return answer(response, 403);
  try {
    await exchange({ request, response, account, destination, signal }, services.connections);
  } catch {
    if (response.headersSent) response.destroy();
    else answer(response, account.signal.aborted ? 403 : 502);
  }
}

type Exchange = { request: IncomingMessage; response: ServerResponse; account: Account; destination: Destination; signal: AbortSignal };

async function exchange({ request, response, account, destination, signal }: Exchange, connections: Connections): Promise<void> {
  const { url } = destination;
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  if (hasBody) request.on('data', (chunk: Buffer) => void account.count(chunk.length));
  const upstream = await connections.to(destination).request({
    path: `${url.pathname}${url.search}`,
    method: request.method as 'GET',
    // The address decides, not the Host header (RFC 9112 section 3.2.2).
    headers: { ...endToEnd(request.headers), host: url.host },
    body: hasBody ? request : null,
    signal,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  upstream.body.on('error', () => response.destroy());
  if (isMediaType(String(upstream.headers['content-type'] ?? ''))) {
    upstream.body.destroy();
    return answer(response, 403);
  }
  response.writeHead(upstream.statusCode, endToEnd(upstream.headers));
  upstream.body.on('data', (chunk: Buffer) => void account.count(chunk.length));
  upstream.body.pipe(response);
}

function endToEnd(headers: NodeJS.Dict<string | string[]>): Record<string, string | string[]> {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name) && !named.includes(name)) kept[name] = value;
  }
  return kept;
}

/** Opens a tunnel for https and WebSockets; what flows in it is the browser's and the site's. */
async function tunnel(request: IncomingMessage, client: Duplex, head: Buffer, services: Services): Promise<void> {
  client.on('error', () => client.destroy());
  const account = accountOf(request, services);
  if (!account) return refuse(client, 407);
  const url = URL.parse(`https://${request.url ?? ''}/`);
  if (url?.pathname !== '/' || url.search !== '') return refuse(client, 400);
  if (isUnwantedHost(url.hostname)) return refuse(client, 403);
  const leave = account.enter();
  if (!leave) return refuse(client, 403);
  client.once('close', leave);
  const destination = await services.check(url.href, account.signal).catch(() => null);
  if (!destination) return refuse(client, 403);
  const site = await openTunnel(destination, account.signal).catch(() => null);
  if (!site) return refuse(client, account.signal.aborted ? 403 : 502);
  const end = () => {
    account.signal.removeEventListener('abort', end);
    client.destroy();
    site.destroy();
  };
  account.signal.addEventListener('abort', end, { once: true });
  if (account.signal.aborted || client.destroyed) return end();
  for (const side of [client, site]) side.on('error', end).on('close', end);
  site.setTimeout(IDLE_TUNNEL_MS, end);
  for (const side of [client, site]) side.on('data', (chunk: Buffer) => void account.count(chunk.length));
  client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
  if (head.length > 0) site.write(head);
  client.pipe(site).pipe(client);
}

function refusalHeaders(status: Refusal): Record<string, string> {
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
  return status === 407 ? { ...headers, 'proxy-authenticate': 'Basic realm="sitebrief"' } : headers;
}

function answer(response: ServerResponse, status: Refusal): void {
  if (!response.destroyed) response.writeHead(status, refusalHeaders(status)).end(`${STATUS_LINES[status]}\n`);
}

function refuse(client: Duplex, status: Refusal): void {
  const lines = Object.entries(refusalHeaders(status)).map(([name, value]) => `${name}: ${value}\r\n`);
  client.end(`HTTP/1.1 ${status} ${STATUS_LINES[status]}\r\n${lines.join('')}content-length: 0\r\nconnection: close\r\n\r\n`);
}

function closeSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}
