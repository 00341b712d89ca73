import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#database/database.ts';
import { browserLabel } from '../browser-label.ts';
import { createSessionStore } from './session-store.ts';

declare module 'fastify' {
  interface Session {
    /** At the top level of the stored data: sessions are ended by it. */
    userId?: string;
    /** The account's number at sign-in: a session with an older one is dead (`users.sessionEpoch`). */
    epoch?: number;
    /** Milliseconds since 1970 of the sign-in and of the last prolongation. */
    signedInAt?: number;
    freshAt?: number;
    /** Browser and system in words, for the list of the own sessions. */
    browser?: string | null;
    /** Set by the store on what it has read; never stored. */
    stored?: true;
  }
}

export const SESSION_COOKIE = 'sitebrief_session';
const DAY_MS = 86_400_000;
const LIFETIME_MS = 7 * DAY_MS;
/** However often it is used, a session ends after this long (ASVS 5.0, 7.3.2: an absolute lifetime). */
const LONGEST_MS = 90 * DAY_MS;
/** A session in use is prolonged at most this often: rolling on every call would write a row per call. */
const PROLONG_AFTER_MS = 3_600_000;

/** Gives the calls below `app` a session kept in the `sessions` table: 7 days rolling, HttpOnly, SameSite=Lax, Secure behind TLS. */
export async function keepSessions(app: FastifyInstance, database: Pick<Database, 'query' | 'db'>, secret: string): Promise<void> {
  await app.register(cookie);
  await app.register(session, {
    secret,
    cookieName: SESSION_COOKIE,
    store: createSessionStore(database, (...details) => app.log.error({ details }, 'session store')),
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: LIFETIME_MS },
    rolling: false,
    saveUninitialized: false,
  });
}

/** Signs a person in under a new session id; the id before, known to whoever, is dead. */
export async function startSession(request: FastifyRequest, account: { userId: string; epoch: number }, now: Date): Promise<void> {
  await request.session.regenerate();
  Object.assign(request.session, account, {
    ...{ signedInAt: now.getTime(), freshAt: now.getTime() },
    browser: browserLabel(request.headers['user-agent'] ?? ''),
  });
}

/** Ends the session behind the call, if there is one, and has the browser forget it. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.session.userId !== undefined) await request.session.destroy();
  reply.clearCookie(SESSION_COOKIE, { path: '/' });
}

/** Whether the session was begun so long ago that the person has to sign in again, used or not. */
export function isSessionTooOld(request: FastifyRequest, now: Date): boolean {
  return now.getTime() - (request.session.signedInAt ?? 0) > LONGEST_MS;
}

/** Starts the seven days anew when an hour or more went by since that was done last. */
export function keepSessionFresh(request: FastifyRequest, now: Date): void {
  if (now.getTime() - (request.session.freshAt ?? 0) < PROLONG_AFTER_MS) return;
  request.session.freshAt = now.getTime();
  request.session.touch();
}
