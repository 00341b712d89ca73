import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { SecondFactorNeeded } from '#contracts/security.ts';
import { LoginInput, RegisterInput, User, WRONG_LOGIN } from '#contracts/user.ts';
import { closeInvitations } from '#database/accounts/invitations.ts';
import { createUser, findUserWithHash } from '#database/accounts/users.ts';
import { type ApiApp, NoBody, type RouteContext } from '../api-app.ts';
import { recordAfterResponse, recordEvent } from '../auth/account-events.ts';
import { currentUser } from '../auth/guards.ts';
import { rejectCommonPassword } from '../auth/password-policy.ts';
import { startPendingSignIn } from '../auth/pending-sign-in.ts';
import { logSecurityEvent } from '../auth/security-log.ts';
import { endSession, startSession } from '../auth/session.ts';
import { enforceSessionLimit } from '../auth/session-limit.ts';
import { readInstallationSettings } from '../installation-settings.ts';
import { acceptForms, continueAt } from '../plugins/form-body.ts';
import { clientNetwork } from '../rate-limit/limit-requests.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';

const MINUTE_MS = 60_000;
/** Failed logins: OWASP's authentication cheat sheet asks for both counts and leaves the numbers to us. */
const LOGINS_PER_ACCOUNT = { name: 'login account', max: 10, windowMs: 15 * MINUTE_MS };
const LOGINS_PER_NETWORK = { name: 'login address', max: 60, windowMs: 15 * MINUTE_MS };
/** Registrations, successful ones too: each costs a hash and a row. */
const REGISTRATIONS_PER_ACCOUNT = { name: 'registration account', max: 10, windowMs: 60 * MINUTE_MS };
const REGISTRATIONS_PER_NETWORK = { name: 'registration address', max: 30, windowMs: 60 * MINUTE_MS };

/** The current user, registration, signing in and out. */
export function authRoutes(app: ApiApp, { parts, signedIn }: RouteContext): void {
  const { database, settings, now } = parts;
  const loginsByAccount = createRateLimiter(parts, LOGINS_PER_ACCOUNT);
  const loginsByNetwork = createRateLimiter(parts, LOGINS_PER_NETWORK);
  const registrationsByAccount = createRateLimiter(parts, REGISTRATIONS_PER_ACCOUNT);
  const registrationsByNetwork = createRateLimiter(parts, REGISTRATIONS_PER_NETWORK);

  app.get('/api/auth/user', { onRequest: signedIn, schema: { tags: ['account'], response: { 200: User } } }, async (request) =>
    currentUser(request),
  );

  app.register(async (scope) => {
    acceptForms(scope);
    const forms = scope.withTypeProvider<ZodTypeProvider>();
    const recordLater = recordAfterResponse(scope, parts);

    forms.post(
      '/api/auth/register',
      { schema: { tags: ['account'], body: RegisterInput, response: { 201: User } } },
      async (request, reply) => {
        const { email, firstName, lastName, phoneNumber, password } = request.body;
        await registrationsByNetwork.take(clientNetwork(request.ip));
        await registrationsByAccount.take(email);
        const { registrationOpen } = await readInstallationSettings(parts);
        if (!registrationOpen) throw new AppError('not-allowed', 'Registration is currently closed.');
        rejectCommonPassword(password, email);
        const passwordHash = await parts.passwords.hash(password);
        const role = settings.superAdminEmails.includes(email) ? 'super_admin' : 'user';
        const user = await createUser(database.db, { email, firstName, lastName, phoneNumber, passwordHash, role });
        await closeInvitations(database.db, { email, userId: user.id });
        await recordEvent(parts, request, { userId: user.id, kind: 'registered' });
        await parts.enqueueMail?.({ kind: 'confirm-address', userId: user.id });
        await startSession(request, { userId: user.id, epoch: 0 }, now());
        logSecurityEvent(request, 'registered', { userId: user.id });
        return reply.code(201).send(user);
      },
    );

    const signInSchema = { tags: ['account'], body: LoginInput, response: { 200: User, 202: SecondFactorNeeded } };
    forms.post('/api/auth/login', { schema: signInSchema }, async (request, reply) => {
      const { email, password } = request.body;
      const network = clientNetwork(request.ip);
      await loginsByNetwork.take(network);
      await loginsByAccount.take(email);
      const account = await findUserWithHash(database.db, email);
      const right = await parts.passwords.isRight(account?.passwordHash ?? null, password);
      const userId = account?.user.id;
      if (!right || account === null) {
        logSecurityEvent(request, 'sign-in-failed', { userId });
        if (userId) recordLater(request, { userId, kind: 'sign-in-failed' });
        throw new AppError('invalid-credentials', WRONG_LOGIN);
      }
      if (!account.user.isActive) {
        logSecurityEvent(request, 'sign-in-deactivated', { userId });
        throw new AppError('account-deactivated', 'This account is deactivated. Please ask an administrator to activate it.');
      }
      await loginsByNetwork.refund(network);
      await loginsByAccount.refund(email);
      if (account.hasSecondFactor) {
        await startPendingSignIn(request, { userId: account.user.id, epoch: account.sessionEpoch }, now());
        continueAt(request, '/second-factor');
        return reply.code(202).send({ secondFactor: 'needed' });
      }
      await enforceSessionLimit(database.db, account.user.id, now());
      await startSession(request, { userId: account.user.id, epoch: account.sessionEpoch }, now());
      logSecurityEvent(request, 'signed-in', { userId });
      recordLater(request, { userId: account.user.id, kind: 'signed-in' });
      return account.user;
    });
  });

  app.post(
    '/api/auth/logout',
    { schema: { tags: ['account'], body: NoBody, response: { 200: z.object({ message: z.string() }) } } },
    async (request, reply) => {
      await endSession(request, reply);
      return { message: 'Signed out.' };
    },
  );

  // Links that a browser navigates to: the sign-in screen and signing out.
  app.get('/api/login', { schema: { hide: true } as object }, async (_request, reply) => reply.redirect('/auth?tab=sign-in'));

  // A GET with a side effect, so that signing out is a plain link; a link on another site must not be able to sign users out.
  app.get('/api/logout', { schema: { hide: true } as object }, async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    if (site !== 'cross-site' && site !== 'same-site') await endSession(request, reply);
    return reply.redirect('/');
  });
}
