import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#database/database.ts';
import { browserLabel } from './browser-label.ts';
import { logSecurityEvent } from './security-log.ts';
import { createSessionStore } from './session-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Name of the session's cookie: behind TLS with the prefix that binds it to this very host. */
    sessionCookie: string;
  }
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

type SessionSettings = { sessionSecret: string; publicUrl: string | undefined };

/**
 * Gives the calls below `app` a session kept in the `sessions` table: 7 days rolling, HttpOnly, SameSite=Lax. Where the
 * public address is https the cookie is Secure and has the `__Host-` prefix, by which browsers take it from this host
 * alone (RFC 6265bis, 4.1.3.2); elsewhere it is Secure when the call came by TLS.
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
    store: createSessionStore(database, (...details) => app.log.error({ details }, 'session store')),
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: LIFETIME_MS },
    rolling: false,
    saveUninitialized: false,
  });
  // The library knows only how this process was called; behind a proxy that is plain http, whatever the browser speaks.
  if (overTls) app.addHook('onSend', async (_request, reply) => void markSecure(reply));
}

function markSecure(reply: FastifyReply): void {
  const lines = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  if (lines.length === 0) return;
  reply.removeHeader('set-cookie');
  reply.header(
    'set-cookie',
    lines.map((line) => (/; Secure/i.test(line) ? line : `${line}; Secure`)),
  );
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
  const { userId } = request.session;
  if (userId !== undefined) {
    await request.session.destroy();
    logSecurityEvent(request, 'signed-out', { userId });
  }
  reply.clearCookie(request.server.sessionCookie, { path: '/' });
}

/** Whether the session was begun so long ago that the person has to sign in again, used or not. */
export function isSessionExpired(request: FastifyRequest, now: Date): boolean {
  return now.getTime() - (request.session.signedInAt ?? 0) > LONGEST_MS;
}

/** Starts the seven days anew when an hour or more went by since that was done last. */
export function extendSession(request: FastifyRequest, now: Date): void {
  if (now.getTime() - (request.session.freshAt ?? 0) < PROLONG_AFTER_MS) return;
  request.session.freshAt = now.getTime();
  request.session.touch();
}
