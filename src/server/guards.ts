import type { FastifyRequest } from 'fastify';
import { AppError } from '#contracts/errors.ts';
import type { Role, User } from '#contracts/user.ts';
import type { Database } from '#database/database.ts';
import { findCredentials } from '#database/users.ts';
import type { Guard } from './api-app.ts';
import { isSessionTooOld, keepSessionFresh } from './plugins/session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the sign-in guard; read it with `currentUser`. */
    user: User | null;
  }
}

/** Text of every 401 that is not a failed login. */
const NOT_SIGNED_IN = 'Not signed in.';
const DEMO_READ_ONLY = "Demo projects can't be changed.";

/* Who may do what to whom (product decisions on Admin). Each question is asked of the accounts as they are at that moment. */

type Person = Pick<User, 'id' | 'role'>;
type ActivePerson = Person & Pick<User, 'isActive'>;

/** Whether a person may use the administration at all. */
export function canAdminister(actor: ActivePerson): boolean {
  return actor.isActive && actor.role !== 'user';
}

/** Whether the actor may give the target a role. Giving or taking super_admin, and any change of an admin, is for super admins. */
export function canAssignRole(actor: ActivePerson, target: Person, role: Role): boolean {
  if (!canAdminister(actor)) return false;
  return actor.role === 'super_admin' || (target.role === 'user' && role !== 'super_admin');
}

/** Whether the actor may give the target a tier: tiers are quotas, not rights. */
export function canChangeTier(actor: ActivePerson): boolean {
  return canAdminister(actor);
}

/** Whether the actor may activate or deactivate the target: never themselves; admins and super admins only by a super admin. */
export function canSetActive(actor: ActivePerson, target: Person): boolean {
  if (!canAdminister(actor) || actor.id === target.id) return false;
  return actor.role === 'super_admin' || target.role === 'user';
}

/** Whether the actor may reset the target's password; an admin's or super admin's only a super admin. */
export function canResetPassword(actor: ActivePerson, target: Person): boolean {
  return canAdminister(actor) && (actor.role === 'super_admin' || target.role === 'user');
}

/** Whether the actor may delete the target: nobody deletes an admin or super admin. */
export function canDeleteUser(actor: ActivePerson, target: Person): boolean {
  return canAdminister(actor) && target.role === 'user';
}

/** Whether people may delete their own account: administrators give up the role first. */
export function canDeleteOwnAccount(person: Person): boolean {
  return person.role === 'user';
}

/** Goes on when the answer is yes. Throws `not-allowed` with the sentence else. */
export function permit(answer: boolean, sentence: string): void {
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
    if (!account?.user.isActive || account.sessionEpoch !== epoch || isSessionTooOld(request, now()))
      throw new AppError('not-signed-in', NOT_SIGNED_IN);
    request.user = account.user;
    // From here on the log says who it was: by the id, nothing else.
    request.log = request.log.child({ userId });
    keepSessionFresh(request, now());
  };
}

/** Makes the hook that lets only administrators through; it asks the sign-in guard first. Throws `not-allowed`. */
export function createAdminGuard(signedIn: Guard): Guard {
  return async (request) => {
    await signedIn(request);
    permit(canAdminister(currentUser(request)), 'Only administrators may do this.');
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
