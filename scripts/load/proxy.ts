import { once } from 'node:events';
import { Agent, request as askServer, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pause } from './processes.ts';

/** What the proxy saw of its servers. */
export type Proxy = {
  /** Requests that a second server took because the first was not there. */
  handedOn(): number;
  /** Requests that no server answered. */
  unanswered(): number;
  close(): void;
};

const CHECK_EVERY_MS = 1_000;
const CHECK_WITHIN_MS = 2_000;
/** May be sent again though the first server may have begun with them (RFC 9110, 9.2.2); proxies take no more of them than these. */
const REPEATABLE = new Set(['GET', 'HEAD']);

/**
 * A reverse proxy as any is: servers take turns, `/readyz` says each second which are there, connections are kept open, and a
 * request whose connection is refused goes to another one; so does a reading one whose connection breaks.
 */
export async function startProxy(port: number, servers: number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(servers);
  let turn = 0;
  let handedOn = 0;
  let unanswered = 0;
  let closed = false;

  const check = async (server: number) => {
    while (!closed) {
      const answer = await fetch(`http://127.0.0.1:${server}/readyz`, { signal: AbortSignal.timeout(CHECK_WITHIN_MS) }).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) ready.add(server);
      else ready.delete(server);
      await pause(CHECK_EVERY_MS);
    }
  };
  for (const server of servers) void check(server);

  /** Those that are ready in their turn; behind them the others, for when nobody is. */
  const inTurn = () => {
    turn += 1;
    const order = servers.map((_, at) => servers[(turn + at) % servers.length] ?? port);
    return [...order.filter((server) => ready.has(server)), ...order.filter((server) => !ready.has(server))];
  };

  const proxy = createServer(async (request, response) => {
    const body = await textOf(request);
    for (const server of inTurn()) {
      const end = await attachments({ server, agent, request, body }, response);
      if (end === 'answered') return;
      if (end === 'broken' && !REPEATABLE.has(request.method ?? '')) break;
      handedOn += 1;
    }
    unanswered += 1;
    response.writeHead(502, { 'content-type': 'text/plain' }).end('No server answers.');
  });
  await once(proxy.listen(port, '127.0.0.1'), 'listening');
  return {
    handedOn: () => handedOn,
    unanswered: () => unanswered,
    close() {
      closed = true;
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
    },
  };
}

type Order = { server: number; agent: Agent; request: IncomingMessage; body: Buffer };

/** `refused`: the server saw nothing of it. `broken`: it may have. What breaks in the middle of an answer breaks the client's too. */
function attachments({ server, agent, request, body }: Order, response: ServerResponse): Promise<'answered' | 'refused' | 'broken'> {
  const { method, url, headers, socket } = request;
  const { connection: _, ...kept } = headers;
  const forwarded = { 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' };
  return new Promise((resolve) => {
    const upstream = askServer({ port: server, host: '127.0.0.1', agent, method, path: url, headers: { ...kept, ...forwarded } });
    upstream.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'broken'));
    upstream.once('response', (answer) => {
      const { connection: __, 'keep-alive': ___, ...given } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, given);
      response.flushHeaders();
      answer.once('error', () => response.destroy());
      answer.pipe(response);
      resolve('answered');
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
