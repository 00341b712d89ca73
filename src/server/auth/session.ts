import cookie from '@fastify/cookie';
import session from '@fastify/session';
import connectPg from 'connect-pg-simple';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { updateSession } from '#database/accounts/sessions.ts';
import type { Database } from '#database/database.ts';
import { browserLabel } from './browser-label.ts';
import { logSecurityEvent } from './security-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Name of the session cookie: with TLS it has the prefix that binds it to this host. */
    sessionCookie: string;
  }
  interface Session {
    /** At the top level of the stored data: sessions are looked up by it. */
    userId?: string;
    /** The account's epoch at sign-in: sessions with an older one are invalid (`users.sessionEpoch`). */
    epoch?: number;
    /** Milliseconds since 1970 of the sign-in and of the last extension. */
    signedInAt?: number;
    freshAt?: number;
    /** Browser and system in words, for the user's list of sessions. */
    browser?: string | null;
    /** Set by the store on sessions it has read; never stored. */
    stored?: true;
  }
}

export const SESSION_COOKIE = 'sitebrief_session';
const DAY_MS = 86_400_000;
export const IDLE_SESSION_MS = 7 * DAY_MS;
/** A session ends after this time, however often it is used (ASVS 5.0, 7.3.2: absolute lifetime). */
export const MAX_SESSION_MS = 90 * DAY_MS;
/** A session in use is extended at most this often: doing it on every request would write a row per request. */
const EXTEND_AFTER_MS = 3_600_000;

type SessionSettings = { sessionSecret: string; publicUrl: string | undefined };

/**
 * Gives requests below `app` a session stored in the `sessions` table: 7 days rolling, HttpOnly, SameSite=Lax. Where the public URL is
 * https, the cookie is Secure and has the `__Host-` prefix, with which browsers accept it from this host only (RFC 6265bis, 4.1.3.2);
 * elsewhere it is Secure when the request came over TLS.
 */
export async function registerSessions(
  app: FastifyInstance,
  database: Pick<Database, 'query' | 'db'>,
  { sessionSecret: secret, publicUrl }: SessionSettings,
): Promise<void> {
  const overTls = publicUrl?.startsWith('https:') ?? false;
  const cookieName = overTls ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
  app.decorate('sessionCookie', cookieName);
  await app.register(cookie);
  await app.register(session, {
    secret,
    cookieName,
    store: createSessionStore(database, (...details) => app.log.error({ details }, 'Session store error')),
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: IDLE_SESSION_MS },
    rolling: false,
    saveUninitialized: false,
  });
  // The library only sees the connection to this process; behind a proxy that is plain http, whatever the browser uses.
  if (overTls) app.addHook('onSend', async (_request, reply) => void markSecure(reply));
}

function markSecure(reply: FastifyReply): void {
  const lines = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  if (lines.length === 0) return;
  reply.removeHeader('set-cookie');
  reply.header(
    'set-cookie',
    lines.map((line) => (line.toLowerCase().includes('; secure') ? line : `${line}; Secure`)),
  );
}

/** Signs a user in under a new session id; the previous id is invalidated (session fixation). */
export async function startSession(request: FastifyRequest, account: { userId: string; epoch: number }, now: Date): Promise<void> {
  await request.session.regenerate();
  Object.assign(request.session, account, {
    signedInAt: now.getTime(),
    freshAt: now.getTime(),
    browser: browserLabel(request.headers['user-agent'] ?? ''),
  });
}

/** Ends the session of a request, if it has one, and deletes its cookie. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { userId } = request.session;
  if (userId !== undefined) {
    await request.session.destroy();
    logSecurityEvent(request, 'signed-out', { userId });
  }
  reply.clearCookie(request.server.sessionCookie, { path: '/' });
}

/** Whether the session has reached its maximum lifetime: the user has to sign in again. */
export function isSessionExpired(request: FastifyRequest, now: Date): boolean {
  return now.getTime() - (request.session.signedInAt ?? 0) > MAX_SESSION_MS;
}

/** Restarts the seven days, at most once an hour. */
export function extendSession(request: FastifyRequest, now: Date): void {
  if (now.getTime() - (request.session.freshAt ?? 0) < EXTEND_AFTER_MS) return;
  request.session.freshAt = now.getTime();
  request.session.touch();
}

type StoreData = { cookie: { expires?: Date | string | null }; stored?: true };
type Done = (error: unknown, data?: StoreData | null) => void;
type Store = {
  get(sid: string, done: Done): void;
  set(sid: string, data: StoreData, done: (error?: unknown) => void): void;
  destroy(sid: string, done: (error?: unknown) => void): void;
};

// The store only needs query(text, params) of its pool, and only the base class of the session library.
const PgStore = connectPg(session as never) as unknown as new (options: object) => Store;

/**
 * Stores sessions in the `sessions` table. A session that was read is only updated, never inserted again: a request that extends a session
 * while it is being ended elsewhere does not bring it back.
 */
function createSessionStore(database: Pick<Database, 'query' | 'db'>, onError: (...details: unknown[]) => void): never {
  class SessionStore extends PgStore {
    override get(sid: string, done: Done): void {
      super.get(sid, (error, data) => done(error, data ? { ...data, stored: true } : data));
    }

    override set(sid: string, data: StoreData, done: (error?: unknown) => void): void {
      if (!data.stored) {
        super.set(sid, data, done);
        return;
      }
      const expire = new Date(data.cookie.expires ?? 0);
      const { stored: _, ...kept } = { ...data };
      updateSession(database.db, { sid, data: kept, expire }).then(() => done(), done);
    }
  }
  const pool = { query: (text: string, params: unknown[]) => database.query(text, params) };
  return new SessionStore({ pool, tableName: 'sessions', pruneSessionInterval: false, errorLog: onError }) as never;
}
