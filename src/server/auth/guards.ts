import type { FastifyRequest } from 'fastify';
import { AppError } from '#contracts/errors.ts';
import { canAdminister } from '#contracts/permissions.ts';
import type { User } from '#contracts/user.ts';
import { findCredentials } from '#database/accounts/users.ts';
import type { Database } from '#database/database.ts';
import type { Guard } from '../api-app.ts';
import { extendSession, isSessionExpired } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the sign-in guard; read it with `currentUser`. */
    user: User | null;
  }
}

/** Text of every 401 that is not a failed login. */
const NOT_SIGNED_IN = 'Not signed in.';
const DEMO_READ_ONLY = "Demo projects can't be changed.";

/** Goes on when the answer is yes. Throws `not-allowed` with the sentence else. */
export function assertAllowed(answer: boolean, sentence: string): void {
  if (!answer) throw new AppError('not-allowed', sentence);
}

/** Whether the call is made in demo mode (`?demo=true`): it then sees the samples and nothing else. */
export function isDemoCall(request: FastifyRequest): boolean {
  return (request.query as { demo?: unknown }).demo === 'true';
}

/**
 * Makes the hook that lets only signed-in people through, before a body is read. The account is looked up on every
 * call: a deletion, deactivation, new password or change of role works at once. Throws `not-signed-in`.
 */
export function createSignInGuard(database: Database, now: () => Date): Guard {
  return async (request) => {
    const { userId, epoch } = request.session;
    const account = userId === undefined ? null : await findCredentials(database.db, userId);
    if (!account?.user.isActive || account.sessionEpoch !== epoch || isSessionExpired(request, now()))
      throw new AppError('not-signed-in', NOT_SIGNED_IN);
    request.user = account.user;
    // From here on the log says who it was: by the id, nothing else.
    request.log = request.log.child({ userId });
    extendSession(request, now());
  };
}

/** Makes the hook that lets only administrators through; it asks the sign-in guard first. Throws `not-allowed`. */
export function createAdminGuard(signedIn: Guard): Guard {
  return async (request) => {
    await signedIn(request);
    assertAllowed(canAdminister(currentUser(request)), 'Only administrators may do this.');
  };
}

/** As the sign-in guard, but demo calls pass without an account. */
export function allowDemo(guard: Guard): Guard {
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
