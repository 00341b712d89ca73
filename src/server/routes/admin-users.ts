import { z } from 'zod';
import { AdminPasswordReset, AdminUser, AdminUserChange, AdminUserList, AdminUserQuery, TOTAL_COUNT_HEADER } from '#contracts/admin.ts';
import { canDeleteUser, canResetPassword } from '#contracts/permissions.ts';
import { findAccountState } from '#database/accounts/account-state.ts';
import { actOnAccount } from '#database/accounts/admin-action.ts';
import { addAuditEntry, noteLook } from '#database/accounts/audit-log.ts';
import { listUsers } from '#database/accounts/user-list.ts';
import { deleteUser, setPassword } from '#database/accounts/users.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { recordEvent } from '../auth/account-events.ts';
import { accountNotFound, changeAccount } from '../auth/change-account.ts';
import { assertAllowed, currentUser } from '../auth/guards.ts';
import { rejectCommonPassword } from '../auth/password-policy.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

/** Each reset costs a hash. */
const RESETS_PER_MINUTE = 30;

/** Accounts as administrators see them: list, change, delete, reset the password. */
export function adminUserRoutes(app: ApiApp, { parts, admin }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['administration'];
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
      ...limitPerMinute(parts, RESETS_PER_MINUTE),
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
}
