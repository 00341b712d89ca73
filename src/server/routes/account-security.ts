import { z } from 'zod';
import { AddressChange, AddressChangeResult } from '#contracts/account-links.ts';
import { AppError } from '#contracts/errors.ts';
import { AccountState, NotificationChange, SecurityEventList } from '#contracts/security.ts';
import { changeEmail, findAccountState, setMailWhenDone } from '#database/accounts/account-state.ts';
import { closeInvitations } from '#database/accounts/invitations.ts';
import { listRecoveryCodes } from '#database/accounts/second-factors.ts';
import { listSecurityEvents } from '#database/accounts/security-events.ts';
import { findUserWithHash } from '#database/accounts/users.ts';
import { type ApiApp, NoBody, type RouteContext } from '../api-app.ts';
import { recordEvent } from '../auth/account-events.ts';
import { accountNotFound } from '../auth/change-account.ts';
import { assertAllowed, currentUser } from '../auth/guards.ts';
import { logSecurityEvent } from '../auth/security-log.ts';
import { readInstallationSettings } from '../installation-settings.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';

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
