import type { FastifyRequest } from 'fastify';
import { AppError } from '#contracts/errors.ts';
import type { User } from '#contracts/user.ts';
import type { Database } from '#database/database.ts';
import { findUser } from '#database/users.ts';
import type { Guard } from './api-app.ts';
import { keepSessionFresh } from './plugins/session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireSignedIn`; read it with `currentUser`. */
    user: User | null;
  }
}

/** Text of every 401 that is not a failed login. */
const NOT_SIGNED_IN = 'Not signed in.';
const DEMO_READ_ONLY = "Demo projects can't be changed.";

/** Whether the call is made in demo mode (`?demo=true`): it then sees the samples and nothing else. */
export function isDemoCall(request: FastifyRequest): boolean {
  return (request.query as { demo?: unknown }).demo === 'true';
}

/**
 * Makes the hook that lets only signed-in people through, before a body is read. The account is looked up on every
 * call: a deletion, deactivation or change of role works at once. Throws `not-signed-in`.
 */
export function createSignInGuard(database: Database, now: () => Date): Guard {
  return async (request) => {
    const id = request.session.userId;
    const user = id === undefined ? null : await findUser(database.db, id);
    if (!user?.isActive) throw new AppError('not-signed-in', NOT_SIGNED_IN);
    request.user = user;
    keepSessionFresh(request, now());
  };
}

/** As the sign-in guard, but demo calls pass without an account. */
export function orDemo(guard: Guard): Guard {
  return async (request) => {
    if (!isDemoCall(request)) await guard(request);
  };
}

/** The person behind a call that passed the sign-in guard. Throws `not-signed-in` where the guard was not asked. */
export function currentUser(request: FastifyRequest): User {
  if (request.user === null) throw new AppError('not-signed-in', NOT_SIGNED_IN);
  return request.user;
}

/**
 * Makes the hook that refuses every change of a sample, with or without the flag and an account (`demo-read-only`);
 * register it before the sign-in guard.
 */
export function createDemoWriteGuard(isSample: (id: string) => boolean): Guard {
  return async (request) => {
    const { id } = request.params as { id?: string };
    if (isDemoCall(request) || (id !== undefined && isSample(id))) throw new AppError('demo-read-only', DEMO_READ_ONLY);
  };
}
