import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import type { ApiApp, RouteContext } from '../api-app.ts';
import { missingScope } from '../auth/api-key-auth.ts';
import { currentUser } from '../auth/guards.ts';
import { createCallsInFlight, isInitialize, newSessionId } from '../mcp/calls-in-flight.ts';
import { callsWithKey } from '../mcp/project-calls.ts';
import { createProjectWorkspace } from '../mcp/project-workspace.ts';
import { missingToolScope } from '../mcp/tool-scopes.ts';

const NO_KEY = 'Agents need an API key here: create one in Settings and send it as "Authorization: Bearer <key>".';
const FOREIGN_ORIGIN = 'This request came from a page of another site and was refused.';
const ONLY_POST = 'Only POST is answered here: there is no stream to open and no session to end.';
/** A page that runs on this machine may call; any other name may lead here by DNS rebinding. */
const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Tools for agents (Model Context Protocol, Streamable HTTP), on the projects of the key's user. Keeps no state between requests. */
export function mcpRoutes(app: ApiApp, { parts, closing }: RouteContext): void {
  const { publicUrl } = parts.settings;
  const calls = createCallsInFlight();

  const refuseForeignOrigin = async ({ headers: { origin } }: FastifyRequest) => {
    if (origin === undefined || isOwnOrigin(origin, publicUrl)) return;
    throw new AppError('cross-origin', FOREIGN_ORIGIN);
  };
  const requireKey = async (request: FastifyRequest, reply: { header: (name: string, value: string) => unknown }) => {
    if (request.apiKey) return;
    reply.header('www-authenticate', 'Bearer');
    throw new AppError('not-signed-in', NO_KEY);
  };
  const onRequest = [refuseForeignOrigin, requireKey];
  const tags = ['agents'];

  app.post('/mcp', { onRequest, schema: { tags, body: z.unknown() } }, async (request, reply) => {
    const { apiKey: key, body, headers, ip } = request;
    if (!key) throw new AppError('not-signed-in', NO_KEY);
    const missing = missingToolScope(body, key);
    if (missing !== null) {
      reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${missing}"`);
      throw new AppError('not-allowed', missingScope(key, missing));
    }
    const [{ createMcpHandler }, { createMcpServer }, { VERSION }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('#mcp/create-mcp-server.ts'),
      import('#mcp/version.ts'),
    ]);
    const session = [headers['mcp-session-id'] ?? []].flat()[0];
    const call = calls.enter(body, { keyId: key.id, session });
    const left = new AbortController();
    reply.raw.once('close', () => {
      call.end();
      if (!reply.raw.writableFinished) left.abort();
    });
    const send = callsWithKey(app as never, { authorization: headers.authorization ?? '', ip });
    const workspace = createProjectWorkspace(parts, { userId: currentUser(request).id, send });
    const stop = AbortSignal.any([call.signal, closing]);
    const handler = createMcpHandler(() => createMcpServer(workspace, { version: VERSION, stop }), {
      onerror: (err) => request.log.debug({ err }, 'MCP'),
    });
    const response = await handler.fetch(webRequest(request, left.signal), { parsedBody: body });
    if (isInitialize(body)) response.headers.set('mcp-session-id', newSessionId());
    return reply.send(response);
  });

  for (const method of ['GET', 'DELETE'] as const)
    app.route({
      method,
      url: '/mcp',
      onRequest,
      exposeHeadRoute: false,
      schema: { tags },
      handler: (_request, reply) => reply.code(405).header('allow', 'POST').send({ message: ONLY_POST }),
    });
}

function isOwnOrigin(origin: string, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: from, hostname } = new URL(origin);
  return publicUrl ? from === new URL(publicUrl).origin : LOCAL_HOSTS.has(hostname);
}

function webRequest({ headers, url, host, protocol }: FastifyRequest, signal: AbortSignal): Request {
  const own = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !name.startsWith(':')) own.set(name, [value].flat().join(', '));
  // The body was read and parsed before; it is handed on with the request.
  for (const name of ['content-length', 'transfer-encoding', 'authorization', 'cookie']) own.delete(name);
  return new Request(`${protocol}://${host}${url}`, { method: 'POST', headers: own, body: '{}', signal });
}
