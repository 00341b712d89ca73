import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { linkTo, PasswordLink } from '#contracts/account-links.ts';
import { AdminPasswordReset, AdminUser, AdminUserChange, AdminUserList, AdminUserQuery, TOTAL_COUNT_HEADER } from '#contracts/admin.ts';
import { AppError } from '#contracts/errors.ts';
import { canDeleteUser, canResetPassword } from '#contracts/permissions.ts';
import type { User } from '#contracts/user.ts';
import { findAccountState } from '#database/accounts/account-state.ts';
import { actOnAccount } from '#database/accounts/admin-action.ts';
import { addAuditEntry, noteLook } from '#database/accounts/audit-log.ts';
import { removeSecondFactor } from '#database/accounts/second-factors.ts';
import { createToken } from '#database/accounts/tokens.ts';
import { listUsers } from '#database/accounts/user-list.ts';
import { deleteUser, endAllSessions, setPassword } from '#database/accounts/users.ts';
import type { Db } from '#database/schema.ts';
import { type ApiApp, IdParams, NoBody, type RouteContext } from '../api-app.ts';
import { recordEvent } from '../auth/account-events.ts';
import { accountNotFound, changeAccount } from '../auth/change-account.ts';
import { assertAllowed, currentUser } from '../auth/guards.ts';
import { linkToHandOver } from '../auth/hand-over.ts';
import { linkEnd } from '../auth/link-lifetimes.ts';
import { rejectCommonPassword } from '../auth/password-policy.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

/** Passwords and second factors reset, and links made; a new password costs a hash. */
const HELPED_PER_MINUTE = 30;

/** Accounts as administrators see them: list, change, delete, reset the password. */
export function adminUserRoutes(app: ApiApp, { parts, admin }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['administration'];
  const limit = limitPerMinute(parts, HELPED_PER_MINUTE);
  const done = z.object({ message: z.string() });

  app.get(
    '/api/admin/users',
    {
      onRequest: admin,
      schema: { tags, querystring: AdminUserQuery, response: { 200: AdminUserList } },
      // Up to ten thousand accounts come straight from a query of just these fields: validating each takes longer than the query.
      serializerCompiler: () => JSON.stringify,
    },
    async (request, reply) => {
      const { users, total } = await listUsers(db, request.query);
      await noteLook(db, currentUser(request), 'accounts-viewed');
      reply.header(TOTAL_COUNT_HEADER, String(total));
      return users;
    },
  );

  app.put(
    '/api/admin/users/:id',
    { onRequest: admin, schema: { tags, params: IdParams, body: AdminUserChange, response: { 200: AdminUser } } },
    (request) => {
      const people = { actorId: currentUser(request).id, targetId: request.params.id };
      return actOnAccount(db, people, async (tx, { actor, target }) => {
        const changed = await changeAccount(tx, { actor, target, change: request.body });
        const state = await findAccountState(tx, changed.id);
        return { ...changed, hasSecondFactor: state?.secondFactorAt != null };
      });
    },
  );

  app.delete(
    '/api/admin/users/:id',
    { onRequest: admin, schema: { tags, params: IdParams, response: { 204: z.null() } } },
    async (request, reply) => {
      const people = { actorId: currentUser(request).id, targetId: request.params.id };
      await actOnAccount(db, people, async (tx, { actor, target }) => {
        if (!actor || !target) throw accountNotFound();
        assertAllowed(canDeleteUser(actor, target), 'Admins and super admins can’t be deleted.');
        await deleteUser(tx, target.id);
        await addAuditEntry(tx, { action: 'user-deleted', actor, target });
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/admin/users/:id/reset-password',
    {
      onRequest: admin,
      ...limitPerMinute(parts, HELPED_PER_MINUTE),
      schema: { tags, params: IdParams, body: AdminPasswordReset, response: { 200: done } },
    },
    async (request) => {
      const { newPassword } = request.body;
      // Before the accounts are locked, because hashing is slow.
      const passwordHash = await parts.passwords.hash(newPassword);
      const people = { actorId: currentUser(request).id, targetId: request.params.id };
      await actOnAccount(db, people, async (tx, { actor, target }) => {
        if (!actor || !target) throw accountNotFound();
        assertAllowed(canResetPassword(actor, target), 'Only a super admin may reset the password of an admin or super admin.');
        rejectCommonPassword(newPassword, target.email);
        await setPassword(tx, target.id, passwordHash);
        await addAuditEntry(tx, { action: 'password-reset', actor, target });
        await recordEvent(parts, request, { userId: target.id, kind: 'password-reset-by-admin' }, tx);
        await parts.enqueueMail?.({ kind: 'security-notice', userId: target.id, what: 'password-reset' }, tx);
      });
      return { message: 'Password reset successfully' };
    },
  );

  // How administrators help people who can't sign in: a link for a new password, and removing a lost second factor.
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
    { onRequest: admin, ...limit, schema: { tags, params: IdParams, body: NoBody, response: { 200: done } } },
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
