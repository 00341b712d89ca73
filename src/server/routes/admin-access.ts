import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { linkTo, PasswordLink } from '#contracts/account-links.ts';
import { AppError } from '#contracts/errors.ts';
import { canResetPassword } from '#contracts/permissions.ts';
import type { User } from '#contracts/user.ts';
import { findAccountState } from '#database/accounts/account-state.ts';
import { actOnAccount } from '#database/accounts/admin-action.ts';
import { addAuditEntry } from '#database/accounts/audit-log.ts';
import { removeSecondFactor } from '#database/accounts/second-factors.ts';
import { createToken } from '#database/accounts/tokens.ts';
import { endAllSessions } from '#database/accounts/users.ts';
import type { Db } from '#database/schema.ts';
import { type ApiApp, IdParams, NoBody, type RouteContext } from '../api-app.ts';
import { recordEvent } from '../auth/account-events.ts';
import { accountNotFound } from '../auth/change-account.ts';
import { assertAllowed, currentUser } from '../auth/guards.ts';
import { linkToHandOver } from '../auth/hand-over.ts';
import { linkEnd } from '../auth/link-lifetimes.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

const PER_MINUTE = 30;

/** How administrators help people who can't sign in: a link for a new password, and removing a lost second factor. */
export function adminAccessRoutes(app: ApiApp, { parts, admin }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['administration'];
  const limit = limitPerMinute(parts, PER_MINUTE);

  app.post(
    '/api/admin/users/:id/password-link',
    { onRequest: admin, ...limit, schema: { tags, params: IdParams, body: NoBody, response: { 200: PasswordLink } } },
    (request) =>
      help(request, async (tx, { actor, target }) => {
        if (!target.isActive) throw new AppError('conflict', 'This account is deactivated. Activate it first.');
        const expiresAt = linkEnd(parts.now());
        await addAuditEntry(tx, { action: 'password-link-made', actor, target });
        if (parts.enqueueMail) {
          await parts.enqueueMail({ kind: 'password-reset', email: target.email }, tx);
          return { link: null, expiresAt: expiresAt.toISOString() };
        }
        const token = await createToken(tx, { kind: 'password-reset', userId: target.id, email: null, expiresAt });
        const link = linkToHandOver(linkTo('password-reset', token), parts.settings.publicUrl);
        return { link, expiresAt: expiresAt.toISOString() };
      }),
  );

  app.post(
    '/api/admin/users/:id/reset-second-factor',
    { onRequest: admin, ...limit, schema: { tags, params: IdParams, body: NoBody, response: { 200: z.object({ message: z.string() }) } } },
    (request) =>
      help(request, async (tx, { actor, target }) => {
        const state = await findAccountState(tx, target.id);
        if (!state?.secondFactorAt) throw new AppError('conflict', 'This account has no two-step sign-in.');
        await removeSecondFactor(tx, target.id);
        await endAllSessions(tx, target.id);
        await addAuditEntry(tx, { action: 'second-factor-reset', actor, target });
        await recordEvent(parts, request, { userId: target.id, kind: 'second-factor-reset-by-admin' }, tx);
        await parts.enqueueMail?.({ kind: 'security-notice', userId: target.id, what: 'second-factor-reset' }, tx);
        return { message: 'Two-step sign-in was reset.' };
      }),
  );

  type People = { actor: User; target: User };

  /** In one transaction with both accounts locked, as an actor who may reset the target's password; one's own account is for Settings. */
  function help<T>(request: FastifyRequest, act: (tx: Db, people: People) => Promise<T>): Promise<T> {
    const { id: targetId } = request.params as { id: string };
    return actOnAccount(db, { actorId: currentUser(request).id, targetId }, async (tx, { actor, target }) => {
      if (!actor || !target) throw accountNotFound();
      assertAllowed(actor.id !== target.id, 'Please use Settings for your own account.');
      assertAllowed(canResetPassword(actor, target), 'Only a super admin may do this for an admin or super admin.');
      return act(tx, { actor, target });
    });
  }
}
