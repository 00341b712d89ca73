import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as requestServer, type ServerResponse } from 'node:http';
import { pause } from './processes.ts';

/** What the proxy observed. */
export type Proxy = {
  /** Requests that went to a second server because the first was down. */
  retried(): number;
  /** Requests without a response from any server. */
  unanswered(): number;
  close(): void;
};

const CHECK_EVERY_MS = 1_000;
const CHECK_WITHIN_MS = 2_000;
/** May be sent again although the first server may have processed them (RFC 9110, 9.2.2). */
const REPEATABLE = new Set(['GET', 'HEAD']);

/**
 * A typical reverse proxy: round robin over the servers whose `/readyz` succeeded within the last second, keep-alive, and a request
 * whose connection is refused goes to another server; so does a read request whose connection breaks.
 */
export async function startProxy(port: number, servers: number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(servers);
  let turn = 0;
  let retried = 0;
  let unanswered = 0;
  let closed = false;

  const check = async (server: number) => {
    while (!closed) {
      const reply = await fetch(`http://127.0.0.1:${server}/readyz`, { signal: AbortSignal.timeout(CHECK_WITHIN_MS) }).catch(() => null);
      await reply?.body?.cancel();
      if (reply?.ok) ready.add(server);
      else ready.delete(server);
      await pause(CHECK_EVERY_MS);
    }
  };
  for (const server of servers) void check(server);

  /** The ready servers, rotated; after them the others, in case none is ready. */
  const rotate = () => {
    turn += 1;
    const rotated = servers.map((_, at) => servers[(turn + at) % servers.length] ?? port);
    return [...rotated.filter((server) => ready.has(server)), ...rotated.filter((server) => !ready.has(server))];
  };

  const proxy = createServer(async (request, response) => {
    const body = await textOf(request);
    for (const server of rotate()) {
      const end = await forward({ server, agent, request, body }, response);
      if (end === 'done') return;
      if (end === 'broken' && !REPEATABLE.has(request.method ?? '')) break;
      retried += 1;
    }
    unanswered += 1;
    response.writeHead(502, { 'content-type': 'text/plain' }).end('No server is available.');
  });
  await once(proxy.listen(port, '127.0.0.1'), 'listening');
  return {
    retried: () => retried,
    unanswered: () => unanswered,
    close() {
      closed = true;
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
    },
  };
}

type Forwarding = { server: number; agent: Agent; request: IncomingMessage; body: Buffer };

/** `refused`: the server got nothing. `broken`: it may have. A response that breaks in the middle breaks the client's too. */
function forward({ server, agent, request, body }: Forwarding, response: ServerResponse): Promise<'done' | 'refused' | 'broken'> {
  const { method, url, headers, socket } = request;
  const { connection: _, ...kept } = headers;
  const forwarded = { 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' };
  return new Promise((resolve) => {
    const upstream = requestServer({ port: server, host: '127.0.0.1', agent, method, path: url, headers: { ...kept, ...forwarded } });
    upstream.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'broken'));
    upstream.once('response', (reply) => {
      const { connection: __, 'keep-alive': ___, ...given } = reply.headers;
      response.writeHead(reply.statusCode ?? 502, given);
      response.flushHeaders();
      reply.once('error', () => response.destroy());
      reply.pipe(response);
      resolve('done');
    });
    response.once('close', () => upstream.destroy());
    upstream.end(body);
  });
}

async function textOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
