import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiKey, ApiScope } from '#contracts/api-keys.ts';
import { AppError } from '#contracts/errors.ts';
import type { ApiApp, RouteContext } from '../api-app.ts';
import { missingScope } from '../auth/api-key-auth.ts';
import { currentUser } from '../auth/guards.ts';
import { callsWithKey } from '../mcp/project-calls.ts';
import { createProjectWorkspace } from '../mcp/project-workspace.ts';

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

/*
 * Clients of the protocol before 2026-07-28 cancel a call with a notification, a request of its own. Which call it means is known by a
 * session id that they get with `initialize` and send with everything after. It is a label only: it opens nothing, and no state hangs on it,
 * so any process may answer. A call is canceled where it runs.
 */

/** The protocol's spelling. */
const CANCEL = 'notifications/cancelled'; // words: allow
const Canceled = z.object({ method: z.literal(CANCEL), params: z.object({ requestId: z.union([z.string(), z.number()]) }) });
const CallMessage = z.object({ id: z.union([z.string(), z.number()]), method: z.string() });
const SESSION_BYTES = 18;

type CallsInFlight = {
  /** Registers a message; the signal is aborted when the client cancels it. Call `end` when it is answered. */
  enter(message: unknown, place: { keyId: string; session: string | undefined }): { signal: AbortSignal; end: () => void };
};

const newSessionId = (): string => randomBytes(SESSION_BYTES).toString('base64url');
const isInitialize = (message: unknown): boolean => CallMessage.safeParse(message).data?.method === 'initialize';

function createCallsInFlight(): CallsInFlight {
  const calls = new Map<string, AbortController>();
  return {
    enter(message, { keyId, session }) {
      const controller = new AbortController();
      const none = { signal: controller.signal, end: () => undefined };
      if (session === undefined) return none;
      const nameOf = (id: string | number) => JSON.stringify([keyId, session, id]);
      const canceled = Canceled.safeParse(message);
      if (canceled.success) calls.get(nameOf(canceled.data.params.requestId))?.abort();
      const request = CallMessage.safeParse(message);
      if (!request.success) return none;
      const name = nameOf(request.data.id);
      calls.set(name, controller);
      return { signal: controller.signal, end: () => void (calls.get(name) === controller && calls.delete(name)) };
    },
  };
}

/** What a key needs to call each tool at all. A strategy or prompt that has to be written first also needs `write`. */
const TOOL_SCOPES: Readonly<Record<string, readonly ApiScope[]>> = {
  analyze_site: ['analyze', 'read'],
  get_brief: ['read'],
  answer_questions: ['write', 'read'],
  get_strategy: ['read'],
  get_prompt: ['read'],
  get_blueprint: ['read'],
  verify_site: ['analyze', 'read'],
};

const ToolCall = z.object({ method: z.literal('tools/call'), params: z.object({ name: z.string() }) });
const Reading = z.object({ method: z.enum(['resources/read', 'resources/list']) });

/** The scope that a key lacks for a message; null where nothing is missing. A tool that is not known is answered by the protocol. */
function missingToolScope(message: unknown, key: ApiKey): ApiScope | null {
  const call = ToolCall.safeParse(message);
  const needed = call.success ? (TOOL_SCOPES[call.data.params.name] ?? []) : Reading.safeParse(message).success ? (['read'] as const) : [];
  return needed.find((scope) => !key.scopes.includes(scope)) ?? null;
}
