import type { FastifyRequest } from 'fastify';
import { type Credentials, findCredentials } from '#database/accounts/users.ts';
import type { AppParts } from '../parts.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { accountNotFound } from './change-account.ts';
import { assertAllowed, currentUser } from './guards.ts';
import { logSecurityEvent } from './security-log.ts';

/** Wrong passwords of a signed-in user: a stolen session must not allow guessing. */
const WRONG_PASSWORDS = { name: 'own password', max: 10, windowMs: 15 * 60_000 };
const WRONG_PASSWORD = 'This is not your current password.';

/** Checks a user's password again; returns their account. Throws `not-allowed` when it is wrong, `too-many-requests` for guessing. */
export type VerifyPassword = (request: FastifyRequest, password: string) => Promise<Credentials>;

/** Creates the check of a user's own password. All routes share one, so that guesses count together. */
export function createPasswordCheck(parts: AppParts): VerifyPassword {
  const guesses = createRateLimiter(parts, WRONG_PASSWORDS);
  return async (request, password) => {
    const { id } = currentUser(request);
    await guesses.take(id);
    const account = await findCredentials(parts.database.db, id);
    if (!account) throw accountNotFound();
    const right = await parts.passwords.isRight(account.passwordHash, password);
    if (!right) logSecurityEvent(request, 'password-not-proven');
    assertAllowed(right, WRONG_PASSWORD);
    await guesses.refund(id);
    return account;
  };
}
