import cookie from '@fastify/cookie';
import session from '@fastify/session';
import connectPg from 'connect-pg-simple';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#database/database.ts';

declare module 'fastify' {
  interface Session {
    /** At the top level of the stored data: sessions are ended by it. */
    userId?: string;
    /** Milliseconds since 1970 of the last prolongation. */
    freshAt?: number;
  }
}

export const SESSION_COOKIE = 'sitebrief_session';
const LIFETIME_MS = 7 * 86_400_000;
/** A session in use is prolonged at most this often: rolling on every call would write a row per call. */
const PROLONG_AFTER_MS = 3_600_000;

/** Gives the calls below `app` a session kept in the `sessions` table: 7 days rolling, HttpOnly, SameSite=Lax, Secure behind TLS. */
export async function keepSessions(app: FastifyInstance, database: Pick<Database, 'query'>, secret: string): Promise<void> {
  await app.register(cookie);
  // The store asks its pool for nothing but query(text, params), and the session library for nothing but its base class.
  const Store = connectPg(session as never);
  const pool = { query: (text: string, params: unknown[]) => database.query(text, params) };
  await app.register(session, {
    secret,
    cookieName: SESSION_COOKIE,
    store: new Store({
      pool: pool as never,
      tableName: 'sessions',
      pruneSessionInterval: false,
      errorLog: (...details: unknown[]) => app.log.error({ details }, 'session store'),
    }) as never,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: LIFETIME_MS },
    rolling: false,
    saveUninitialized: false,
  });
}

/** Signs a person in under a new session id; the id before, known to whoever, is dead. */
export async function startSession(request: FastifyRequest, userId: string, now: Date): Promise<void> {
  await request.session.regenerate();
  request.session.userId = userId;
  request.session.freshAt = now.getTime();
}

/** Ends the session behind the call, if there is one, and has the browser forget it. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.session.userId !== undefined) await request.session.destroy();
  reply.clearCookie(SESSION_COOKIE, { path: '/' });
}

/** Starts the seven days anew when an hour or more went by since that was done last. */
export function keepSessionFresh(request: FastifyRequest, now: Date): void {
  if (now.getTime() - (request.session.freshAt ?? 0) < PROLONG_AFTER_MS) return;
  request.session.freshAt = now.getTime();
  request.session.touch();
}
