import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ForgotPassword, ResetPassword, TokenInput } from '#contracts/account-links.ts';
import { AppError } from '#contracts/errors.ts';
import { changeEmail, confirmEmail } from '#database/accounts/account-state.ts';
import { closeInvitations } from '#database/accounts/invitations.ts';
import { deleteTokensOf, findToken, spendToken } from '#database/accounts/tokens.ts';
import { findCredentials, setPassword } from '#database/accounts/users.ts';
import type { Db } from '#database/schema.ts';
import type { ApiApp, RouteContext } from '../api-app.ts';
import { recordEvent } from '../auth/account-events.ts';
import { linkIsOver } from '../auth/hand-over.ts';
import { rejectCommonPassword } from '../auth/password-policy.ts';
import { logSecurityEvent } from '../auth/security-log.ts';
import { acceptForms, continueAt } from '../plugins/form-body.ts';
import { clientNetwork } from '../rate-limit/limit-requests.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';

const HOUR_MS = 3_600_000;
/** Nobody's mailbox is to be filled. */
const REQUESTS_PER_ACCOUNT = { name: 'reset account', max: 5, windowMs: HOUR_MS };
const REQUESTS_PER_NETWORK = { name: 'reset address', max: 30, windowMs: HOUR_MS };
/** Tokens have 256 bits, so this protects the server rather than the tokens. */
const LINKS_PER_NETWORK = { name: 'link address', max: 60, windowMs: HOUR_MS };

const NO_MAIL = 'This installation sends no mail. Please ask an administrator for a link to set a new password.';
const SENT = 'If this address has an account, a mail with a link to set a new password is on its way.';

/** A forgotten password, and addresses to confirm: what links in mails lead to. */
export function accountRecoveryRoutes(app: ApiApp, { parts }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['account'];
  const done = z.object({ message: z.string() });
  const requestsByAccount = createRateLimiter(parts, REQUESTS_PER_ACCOUNT);
  const requestsByNetwork = createRateLimiter(parts, REQUESTS_PER_NETWORK);
  const links = createRateLimiter(parts, LINKS_PER_NETWORK);

  app.register(async (scope) => {
    acceptForms(scope);
    const forms = scope.withTypeProvider<ZodTypeProvider>();

    // Does the same whether the address has an account: the job looks.
    forms.post('/api/auth/forgot-password', { schema: { tags, body: ForgotPassword, response: { 202: done } } }, async (request, reply) => {
      if (!parts.enqueueMail) throw new AppError('conflict', NO_MAIL);
      const { email } = request.body;
      await requestsByNetwork.take(clientNetwork(request.ip));
      await requestsByAccount.take(email);
      await parts.enqueueMail({ kind: 'password-reset', email });
      continueAt(request, '/forgot-password?sent=1');
      return reply.code(202).send({ message: SENT });
    });

    forms.post('/api/auth/reset-password', { schema: { tags, body: ResetPassword, response: { 200: done } } }, async (request) => {
      const { token, password } = request.body;
      await links.take(clientNetwork(request.ip));
      if (!(await findToken(db, ['password-reset'], token, parts.now()))) throw linkIsOver();
      const passwordHash = await parts.passwords.hash(password);
      const userId = await db.transaction((tx) => setNewPassword(tx, request, { token, password, passwordHash }));
      logSecurityEvent(request, 'password-reset', { userId });
      continueAt(request, '/reset-password?done=1');
      return { message: 'Your password was changed. Please sign in with it.' };
    });

    forms.post('/api/auth/confirm-address', { schema: { tags, body: TokenInput, response: { 200: done } } }, async (request) => {
      await links.take(clientNetwork(request.ip));
      const email = await db.transaction((tx) => confirmAddress(tx, request, request.body.token));
      continueAt(request, '/confirm-address?done=1');
      return { message: `${email} is confirmed.` };
    });
  });

  type NewPassword = { token: string; password: string; passwordHash: string };

  async function setNewPassword(tx: Db, request: FastifyRequest, { token, password, passwordHash }: NewPassword): Promise<string> {
    const spent = await spendToken(tx, ['password-reset'], token, parts.now());
    const user = spent?.userId ? (await findCredentials(tx, spent.userId))?.user : undefined;
    if (!user?.isActive) throw linkIsOver();
    rejectCommonPassword(password, user.email);
    await setPassword(tx, user.id, passwordHash);
    // Who used the link reads the mails of that address.
    if (spent?.email === user.email) await confirmEmail(tx, user.id, parts.now());
    await recordEvent(parts, request, { userId: user.id, kind: 'password-reset' }, tx);
    await parts.enqueueMail?.({ kind: 'security-notice', userId: user.id, what: 'password-reset' }, tx);
    return user.id;
  }

  async function confirmAddress(tx: Db, request: FastifyRequest, token: string): Promise<string> {
    const spent = await spendToken(tx, ['confirm-address', 'change-address'], token, parts.now());
    const user = spent?.userId ? (await findCredentials(tx, spent.userId))?.user : undefined;
    const email = spent?.email;
    if (!spent || !email || !user?.isActive) throw linkIsOver();
    if (spent.kind === 'confirm-address') {
      // The account may have another address by now.
      if (email !== user.email) throw linkIsOver();
      await confirmEmail(tx, user.id, parts.now());
      await deleteTokensOf(tx, user.id, 'confirm-address');
      await recordEvent(parts, request, { userId: user.id, kind: 'address-confirmed' }, tx);
      return email;
    }
    await changeEmail(tx, user.id, { email, confirmedAt: parts.now() });
    await closeInvitations(tx, { email, userId: user.id });
    await recordEvent(parts, request, { userId: user.id, kind: 'address-changed' }, tx);
    const notice = { kind: 'address-notice', userId: user.id, to: user.email, newEmail: email, state: 'changed' } as const;
    await parts.enqueueMail?.(notice, tx);
    logSecurityEvent(request, 'address-changed', { userId: user.id });
    return email;
  }
}
