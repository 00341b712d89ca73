import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { AppError, isAppError } from '#contracts/errors.ts';
import { USER_AGENT } from '#contracts/user-agent.ts';
import { displayHost } from '#contracts/website-url.ts';
import { authorizationFor } from './authorization.ts';
import type { Connections } from './connections.ts';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';
import type { Egress, EgressRequest, EgressResponse } from './egress.ts';
import { errorMessage } from './error-message.ts';
import type { Pins } from './parse-pins.ts';
import { readBody } from './read-body.ts';
import { createHostCheck, type Destination, type Resolve, systemResolve } from './resolve-host.ts';

const DEFAULT_MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const REFUSED_HEADERS = new Set([
  'host',
  'cookie',
  'authorization',
  'proxy-authorization',
  'connection',
  'transfer-encoding',
  'content-length',
  'upgrade',
]);
const MAX_HEADER_VALUE = 8_192;

/** `resolve` resolves host names to IP addresses, by the system's resolver unless given; `authorities` (PEM) replace the usual certificate authorities. */
export type EgressOptions = {
  pins: Pins;
  userAgent?: string;
  resolve?: Resolve;
  authorities?: string;
  /** Hosts of services that the operator configured: they may be private. Never set where users choose the URL. */
  trustedHosts?: ReadonlySet<string>;
};

/**
 * Makes the client for other people's sites (see `Egress` for its guarantees). With `maxRedirects: 0` a redirect is returned
 * as the response, for callers that judge each hop themselves. Close it when done: it keeps connections open for reuse.
 */
export function createEgress({ pins, userAgent = USER_AGENT, resolve = systemResolve, authorities, trustedHosts }: EgressOptions): Egress {
  const check = createHostCheck(pins, resolve, trustedHosts);
  let opened: Promise<Connections> | undefined;
  // With the first request: the code is a large library.
  const connections = () => {
    opened ??= import('./connections.ts').then(({ createConnections }) => createConnections(authorities));
    return opened;
  };
  const jars = new WeakMap<object, CookieJar>();
  return {
    async fetch(url, request) {
      const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(request.timeoutMs)));
      const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
      let current = url;
      const redirects: EgressResponse['redirects'] = [];
      try {
        const headers = headersOf(request, userAgent);
        const jar = jarOf(jars, request.cookies);
        const maxRedirects = request.maxRedirects ?? DEFAULT_MAX_REDIRECTS;
        for (;;) {
          const destination = await check(current, signal);
          const cookie = jar?.headerFor(destination.url) ?? null;
          const authorization = authorizationFor(destination.url, request.credentials);
          const sent = { ...headers, ...(cookie === null ? {} : { cookie }), ...(authorization === null ? {} : { authorization }) };
          const answer = await ask(await connections(), destination, request.method ?? 'GET', sent, signal);
          // What pages set is left alone: it tells visits apart, and the same site should read the same twice.
          if (REDIRECTS.has(answer.statusCode)) jar?.store(destination.url, [answer.headers['set-cookie'] ?? []].flat());
          const next = nextAddress(answer, destination.url);
          if (next === null || maxRedirects === 0) return await finish(answer, destination, redirects, request, signal);
          await dropBody(answer.body);
          redirects.push({ url: destination.url.href, status: answer.statusCode });
          if (redirects.length > maxRedirects) throw tooManyRedirects(url, maxRedirects);
          current = next;
        }
      } catch (error) {
        const failure = asAppError(error, { url: current, request, timedOut: timeout.aborted });
        throw redirects.length > 0 ? redirectRefused(failure, url) : failure;
      }
    },
    async check(url, signal) {
      try {
        await check(url, signal);
      } catch (error) {
        throw isAppError(error) ? error : canceled(error);
      }
    },
    close: async () => (await opened)?.close(),
  };
}

function jarOf(jars: WeakMap<object, CookieJar>, owner: object | undefined): CookieJar | undefined {
  if (owner === undefined) return undefined;
  const jar = jars.get(owner) ?? createCookieJar();
  jars.set(owner, jar);
  return jar;
}

// Where a redirect leads is the other side's choice: a refusal names only the address that was asked for.
function redirectRefused(failure: Error, url: string): Error {
  if (!isAppError(failure)) return failure;
  if (failure.code !== 'address-refused' && failure.code !== 'address-unresolved') return failure;
  const message = `${displayHost(url)} sends its visitors on to an address that can't be read from here.`;
  return new AppError(failure.code, message, { cause: failure });
}

function headersOf(request: EgressRequest, userAgent: string): Record<string, string> {
  const headers: Record<string, string> = { 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'gzip, deflate, br' };
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    const lower = name.toLowerCase();
    if (REFUSED_HEADERS.has(lower)) throw new TypeError(`the header ${lower} can't be sent through the egress`);
    headers[lower] = value;
  }
  return headers;
}

async function ask(
  connections: Connections,
  destination: Destination,
  method: 'GET' | 'HEAD',
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const { url } = destination;
  // The exchange's own signal ends it; undici's coarser timers are switched off.
  return connections
    .to(destination)
    .request({ path: `${url.pathname}${url.search}`, method, headers, signal, headersTimeout: 0, bodyTimeout: 0 });
}

function nextAddress(answer: Dispatcher.ResponseData, from: URL): string | null {
  const location = answer.headers.location;
  if (!REDIRECTS.has(answer.statusCode) || typeof location !== 'string' || location === '') return null;
  // Header bytes arrive as Latin-1; addresses with raw UTF-8 in them are common.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  return URL.parse(text, from.href)?.href ?? null;
}

// A short body is read out so that its connection can be used again, a long one is cut off.
async function dropBody(body: Readable & { dump(options: { limit: number }): Promise<void> }): Promise<void> {
  await body.dump({ limit: 16 * 1024 });
  await nextTurn();
}

async function finish(
  answer: Dispatcher.ResponseData,
  { url }: Destination,
  redirects: EgressResponse['redirects'],
  request: EgressRequest,
  signal: AbortSignal,
): Promise<EgressResponse> {
  const headers = plainHeaders(answer.headers);
  const read = await readBody(answer.body, { contentEncoding: headers['content-encoding'] ?? '', ...request, signal });
  // The connection is free again one turn later; without the wait the next request would open another one.
  await nextTurn();
  return { url: url.href, status: answer.statusCode, headers, redirects, ...read };
}

function plainHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) plain[name.toLowerCase()] = (Array.isArray(value) ? value.join(', ') : value).slice(0, MAX_HEADER_VALUE);
  }
  return plain;
}

function tooManyRedirects(url: string, limit: number): AppError {
  return new AppError('site-unreachable', `${url} redirects more than ${limit} times without arriving at a page.`);
}

function canceled(cause: unknown): AppError {
  return new AppError('cancelled', 'The analysis was canceled.', { cause });
}

function asAppError(error: unknown, exchange: { url: string; request: EgressRequest; timedOut: boolean }): Error {
  if (isAppError(error) || (error instanceof TypeError && error.message.includes('through the egress'))) return error;
  if (exchange.request.signal?.aborted) return canceled(error);
  const host = URL.parse(exchange.url)?.host ?? exchange.url;
  if (exchange.timedOut) {
    const seconds = Math.max(1, Math.round(exchange.request.timeoutMs / 1000));
    return new AppError('site-unreachable', `${host} did not finish its answer within ${seconds} second${seconds === 1 ? '' : 's'}.`, {
      cause: error,
    });
  }
  return new AppError('site-unreachable', errorMessage(error, host), { cause: error });
}
