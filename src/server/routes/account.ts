import { z } from 'zod';
import { AccountChange, AccountDeletion, AccountSessionList, PasswordChange, SessionsEnded } from '#contracts/account.ts';
import { AppError } from '#contracts/errors.ts';
import { canDeleteOwnAccount } from '#contracts/permissions.ts';
import { User } from '#contracts/user.ts';
import { anonymizeAuditLog } from '#database/accounts/audit-log.ts';
import { deleteSession, deleteSessionsOf, listSessionsOf } from '#database/accounts/sessions.ts';
import { deleteUser, replacePassword, updateUser } from '#database/accounts/users.ts';
import { type ApiApp, IdParams, NoBody, type RouteContext } from '../api-app.ts';
import { recordEvent } from '../auth/account-events.ts';
import { accountNotFound } from '../auth/change-account.ts';
import { assertAllowed, currentUser } from '../auth/guards.ts';
import { rejectCommonPassword } from '../auth/password-policy.ts';
import { logSecurityEvent } from '../auth/security-log.ts';
import { publicSessionId, serializeSession } from '../auth/serialize-session.ts';
import { endSession, startSession } from '../auth/session.ts';

/** The user's own account: names, password, sessions, deletion. */
export function accountRoutes(app: ApiApp, { parts, signedIn, verifyPassword }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['account'];

  app.patch('/api/account', { onRequest: signedIn, schema: { tags, body: AccountChange, response: { 200: User } } }, async (request) => {
    const changed = await updateUser(db, currentUser(request).id, request.body);
    if (!changed) throw accountNotFound();
    return changed;
  });

  app.post(
    '/api/account/password',
    { onRequest: signedIn, schema: { tags, body: PasswordChange, response: { 200: User } } },
    async (request) => {
      const { currentPassword, newPassword } = request.body;
      const { user, passwordHash } = await verifyPassword(request, currentPassword);
      rejectCommonPassword(newPassword, user.email);
      const next = await parts.passwords.hash(newPassword);
      const changed = await replacePassword(db, user.id, { checked: passwordHash, next });
      if (!changed) throw new AppError('conflict', 'Your password was just changed elsewhere. Please sign in again.');
      await startSession(request, { userId: user.id, epoch: changed.sessionEpoch }, parts.now());
      logSecurityEvent(request, 'password-changed');
      await recordEvent(parts, request, { userId: user.id, kind: 'password-changed' });
      await parts.enqueueMail?.({ kind: 'security-notice', userId: user.id, what: 'password-changed' });
      return changed.user;
    },
  );

  app.delete(
    '/api/account',
    { onRequest: signedIn, schema: { tags, body: AccountDeletion, response: { 204: z.null() } } },
    async (request, reply) => {
      assertAllowed(
        canDeleteOwnAccount(currentUser(request)),
        'Administrators can’t delete their own account. Ask another admin to remove your role first.',
      );
      const { user } = await verifyPassword(request, request.body.password);
      await db.transaction(async (tx) => {
        assertAllowed(
          await deleteUser(tx, user.id),
          'Administrators can’t delete their own account. Ask another admin to remove your role first.',
        );
        await anonymizeAuditLog(tx, user.id);
      });
      logSecurityEvent(request, 'account-deleted');
      await endSession(request, reply);
      return reply.code(204).send(null);
    },
  );

  app.get('/api/account/sessions', { onRequest: signedIn, schema: { tags, response: { 200: AccountSessionList } } }, async (request) => {
    const own = request.session.sessionId;
    const rows = await listSessionsOf(db, currentUser(request).id, parts.now());
    const [here, others] = [rows.filter(({ sid }) => sid === own), rows.filter(({ sid }) => sid !== own)];
    return [...here, ...others].map((row) => serializeSession(row, own));
  });

  app.delete(
    '/api/account/sessions',
    { onRequest: signedIn, schema: { tags, body: NoBody, response: { 200: SessionsEnded } } },
    async (request) => {
      const { id } = currentUser(request);
      const ended = await deleteSessionsOf(db, id, { except: request.session.sessionId });
      logSecurityEvent(request, 'sessions-ended');
      await recordEvent(parts, request, { userId: id, kind: 'sessions-ended' });
      return { ended };
    },
  );

  app.delete(
    '/api/account/sessions/:id',
    { onRequest: signedIn, schema: { tags, params: IdParams, response: { 204: z.null() } } },
    async (request, reply) => {
      const rows = await listSessionsOf(db, currentUser(request).id, parts.now());
      const session = rows.find(({ sid }) => publicSessionId(sid) === request.params.id);
      if (!session) throw new AppError('not-found', 'This session has already ended.');
      if (session.sid === request.session.sessionId) await endSession(request, reply);
      else await deleteSession(db, session.sid);
      logSecurityEvent(request, 'sessions-ended');
      return reply.code(204).send(null);
    },
  );
}
