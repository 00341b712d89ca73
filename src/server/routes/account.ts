import { z } from 'zod';
import { AccountChange, AccountDeletion, AccountSessionList, PasswordChange, SessionsEnded } from '#contracts/account.ts';
import { AddressChange, AddressChangeResult } from '#contracts/account-links.ts';
import { AppError } from '#contracts/errors.ts';
import { canDeleteOwnAccount } from '#contracts/permissions.ts';
import { AccountState, NotificationChange, SecurityEventList } from '#contracts/security.ts';
import { User } from '#contracts/user.ts';
import { changeEmail, findAccountState, setMailWhenDone } from '#database/accounts/account-state.ts';
import { anonymizeAuditLog } from '#database/accounts/audit-log.ts';
import { closeInvitations } from '#database/accounts/invitations.ts';
import { listRecoveryCodes } from '#database/accounts/second-factors.ts';
import { listSecurityEvents } from '#database/accounts/security-events.ts';
import { deleteSession, deleteSessionsOf, listSessionsOf } from '#database/accounts/sessions.ts';
import { deleteUser, findUserWithHash, replacePassword, updateUser } from '#database/accounts/users.ts';
import { type ApiApp, IdParams, NoBody, type RouteContext } from '../api-app.ts';
import { recordEvent } from '../auth/account-events.ts';
import { accountNotFound } from '../auth/change-account.ts';
import { assertAllowed, currentUser } from '../auth/guards.ts';
import { rejectCommonPassword } from '../auth/password-policy.ts';
import { logSecurityEvent } from '../auth/security-log.ts';
import { publicSessionId, serializeSession } from '../auth/serialize-session.ts';
import { endSession, startSession } from '../auth/session.ts';
import { readInstallationSettings } from '../installation-settings.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';

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

/** Mails to an address that the user enters: they could be anybody's. */
const MAILS_PER_USER = { name: 'address mails', max: 5, windowMs: 3_600_000 };

/** What Settings shows of the account's protection, the address it uses, and what is sent to it. */
export function accountSecurityRoutes(app: ApiApp, { parts, signedIn, verifyPassword }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['account'];
  const mails = createRateLimiter(parts, MAILS_PER_USER);

  app.get('/api/account', { onRequest: signedIn, schema: { tags, response: { 200: AccountState } } }, async (request) => {
    const user = currentUser(request);
    const state = await findAccountState(db, user.id);
    if (!state) throw accountNotFound();
    const { adminSecondFactor } = await readInstallationSettings(parts);
    return {
      mail: parts.enqueueMail !== null,
      emailConfirmed: state.emailConfirmedAt !== null,
      mailWhenDone: state.mailWhenDone,
      secondFactor: {
        enabledAt: state.secondFactorAt?.toISOString() ?? null,
        recoveryCodesLeft: (await listRecoveryCodes(db, user.id)).length,
        required: adminSecondFactor && user.role !== 'user',
      },
    };
  });

  app.put(
    '/api/account/notifications',
    { onRequest: signedIn, schema: { tags, body: NotificationChange, response: { 200: NotificationChange } } },
    async (request) => {
      await setMailWhenDone(db, currentUser(request).id, request.body.mailWhenDone);
      return request.body;
    },
  );

  app.get(
    '/api/account/security-events',
    { onRequest: signedIn, schema: { tags, response: { 200: SecurityEventList } } },
    async (request) => listSecurityEvents(db, currentUser(request).id),
  );

  app.post(
    '/api/account/confirm-address',
    { onRequest: signedIn, schema: { tags, body: NoBody, response: { 202: z.object({ message: z.string() }) } } },
    async (request, reply) => {
      const { id, email } = currentUser(request);
      if (!parts.enqueueMail) throw new AppError('conflict', 'This installation sends no mail.');
      await mails.take(id);
      await parts.enqueueMail({ kind: 'confirm-address', userId: id });
      return reply.code(202).send({ message: `A mail with a link is on its way to ${email}.` });
    },
  );

  app.put(
    '/api/account/email',
    { onRequest: signedIn, schema: { tags, body: AddressChange, response: { 200: AddressChangeResult } } },
    async (request) => {
      const { email, password } = request.body;
      const { user } = await verifyPassword(request, password);
      if (email === user.email) throw new AppError('conflict', 'This is already the address of your account.');
      await mails.take(user.id);
      // Registration says the same of an address (SECURITY.md).
      if (await findUserWithHash(db, email)) throw new AppError('email-taken', 'An account with this email already exists.');
      if (!parts.enqueueMail) {
        // Such an address makes its account a super admin at the next start, so it has to be proven.
        assertAllowed(!parts.settings.superAdminEmails.includes(email), 'Only the operator may use this address.');
        await db.transaction(async (tx) => {
          await changeEmail(tx, user.id, { email, confirmedAt: null });
          await closeInvitations(tx, { email, userId: user.id });
          await recordEvent(parts, request, { userId: user.id, kind: 'address-changed' }, tx);
        });
        logSecurityEvent(request, 'address-changed');
        return { state: 'changed' as const, email };
      }
      await parts.enqueueMail({ kind: 'change-address', userId: user.id, email });
      await parts.enqueueMail({ kind: 'address-notice', userId: user.id, to: user.email, newEmail: email, state: 'requested' });
      return { state: 'sent' as const, email };
    },
  );
}
