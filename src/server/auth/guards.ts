import type { FastifyRequest } from 'fastify';
import { AppError } from '#contracts/errors.ts';
import { canAdminister } from '#contracts/permissions.ts';
import type { User } from '#contracts/user.ts';
import { findCredentials } from '#database/accounts/users.ts';
import type { Database } from '#database/database.ts';
import type { Guard } from '../api-app.ts';
import { readInstallationSettings } from '../installation-settings.ts';
import type { AppParts } from '../parts.ts';
import { extendSession, isSessionExpired } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the sign-in guard; read it with `currentUser`. */
    user: User | null;
    /** Whether the user's account has a second factor; set by the sign-in guard. */
    hasSecondFactor: boolean;
  }
}

/** Message of every 401 that is not a failed login. */
const NOT_SIGNED_IN = 'Not signed in.';
const DEMO_READ_ONLY = "Demo projects can't be changed.";

/** Throws `not-allowed` with the message unless `ok`. */
export function assertAllowed(ok: boolean, message: string): void {
  if (!ok) throw new AppError('not-allowed', message);
}

/**
 * Whether the request is in demo mode (`?demo=true`): it then sees the samples and nothing else. Read from the URL, since a route's own schema
 * drops the query fields that it does not name.
 */
export function isDemoCall({ url }: Pick<FastifyRequest, 'url'>): boolean {
  const at = url.indexOf('?');
  const values = at < 0 ? [] : new URLSearchParams(url.slice(at)).getAll('demo');
  return values.length === 1 && values[0] === 'true';
}

/**
 * Creates the hook that passes signed-in users only, before a body is read. It reads the account on every request: a deletion,
 * deactivation, new password or new role takes effect at once. A request with an API key was signed in by it. Throws `not-signed-in`.
 */
export function createSignInGuard(database: Database, now: () => Date): Guard {
  return async (request) => {
    // The key's account was read with it (api-key-auth.ts).
    if (request.apiKey) return;
    const { userId, epoch } = request.session;
    const account = userId === undefined ? null : await findCredentials(database.db, userId);
    if (!account?.user.isActive || account.sessionEpoch !== epoch || isSessionExpired(request, now()))
      throw new AppError('not-signed-in', NOT_SIGNED_IN);
    request.user = account.user;
    request.hasSecondFactor = account.hasSecondFactor;
    // From here on the log carries the user's id, and nothing else about the user.
    request.log = request.log.child({ userId });
    extendSession(request, now());
  };
}

const SECOND_FACTOR_FIRST = 'Administrators need two-step sign-in here. Please set it up in Settings first.';

/**
 * Creates the hook that passes administrators only, and, where administrators must have a second factor, only those who have one; it runs
 * the sign-in guard first. Throws `not-allowed`.
 */
export function createAdminGuard(signedIn: Guard, parts: Pick<AppParts, 'database' | 'settings'>): Guard {
  return async (request) => {
    await signedIn(request);
    assertAllowed(canAdminister(currentUser(request)), 'Only administrators may do this.');
    if (request.hasSecondFactor) return;
    const { adminSecondFactor } = await readInstallationSettings(parts);
    assertAllowed(!adminSecondFactor, SECOND_FACTOR_FIRST);
  };
}

/** Like the sign-in guard, but passes demo requests without an account. */
export function allowDemo(guard: Guard): Guard {
  return async (request) => {
    if (!isDemoCall(request)) await guard(request);
  };
}

/** The user of a request that passed the sign-in guard. Throws `not-signed-in` on routes without the guard. */
export function currentUser(request: FastifyRequest): User {
  if (request.user === null) throw new AppError('not-signed-in', NOT_SIGNED_IN);
  return request.user;
}

/** The project of `:id` as the user's own: another user's is not found by it. */
export function ownerOf(request: FastifyRequest): { id: string; userId: string } {
  return { id: (request.params as { id: string }).id, userId: currentUser(request).id };
}

/**
 * Creates the hook that refuses every change to a sample, with or without `?demo=true` and an account (`demo-read-only`); register it
 * before the sign-in guard.
 */
export function createDemoWriteGuard(isSample: (id: string) => boolean): Guard {
  return async (request) => {
    const { id } = request.params as { id?: string };
    if (isDemoCall(request) || (id !== undefined && isSample(id))) throw new AppError('demo-read-only', DEMO_READ_ONLY);
  };
}
