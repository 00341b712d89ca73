import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { RecoveryCodes, SecondFactorInput, SecondFactorProof, SecondFactorSetup, SecondFactorStart } from '#contracts/security.ts';
import { User } from '#contracts/user.ts';
import { enableSecondFactor, removeSecondFactor, replaceRecoveryCodes } from '#database/accounts/second-factors.ts';
import { deleteSessionsOf } from '#database/accounts/sessions.ts';
import { findCredentials } from '#database/accounts/users.ts';
import type { ApiApp, RouteContext } from '../api-app.ts';
import { recordAfterResponse, recordEvent } from '../auth/account-events.ts';
import { assertAllowed, currentUser } from '../auth/guards.ts';
import { pendingSignIn } from '../auth/pending-sign-in.ts';
import { logSecurityEvent } from '../auth/security-log.ts';
import { startSession } from '../auth/session.ts';
import { enforceSessionLimit } from '../auth/session-limit.ts';
import { readInstallationSettings } from '../installation-settings.ts';
import { acceptForms } from '../plugins/form-body.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';

/** A million codes, three of them right at a time: ten guesses in a quarter of an hour find none. */
const WRONG_CODES = { name: 'second factor', max: 10, windowMs: 15 * 60_000 };
const WRONG_CODE = 'This code is wrong or was already used.';

/** The second factor: the second step of signing in, and its setup in Settings. */
export function secondFactorRoutes(app: ApiApp, { parts, signedIn, verifyPassword, secondFactors }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['account'];
  const guesses = createRateLimiter(parts, WRONG_CODES);

  app.register(async (scope) => {
    acceptForms(scope);
    const forms = scope.withTypeProvider<ZodTypeProvider>();
    const recordLater = recordAfterResponse(scope, parts);

    forms.post('/api/auth/second-factor', { schema: { tags, body: SecondFactorInput, response: { 200: User } } }, async (request) => {
      const pending = pendingSignIn(request, parts.now());
      const account = pending && (await findCredentials(db, pending.userId));
      if (!account?.user.isActive || account.sessionEpoch !== pending?.epoch)
        throw new AppError('not-signed-in', 'Please sign in with your password again.');
      const { user, sessionEpoch } = account;
      await guesses.take(user.id);
      const taken = await secondFactors.takeCode(user.id, request.body.code);
      if (!taken) {
        logSecurityEvent(request, 'second-factor-failed', { userId: user.id });
        recordLater(request, { userId: user.id, kind: 'second-factor-failed' });
        throw new AppError('invalid-credentials', WRONG_CODE);
      }
      await guesses.refund(user.id);
      await enforceSessionLimit(db, user.id, parts.now());
      await startSession(request, { userId: user.id, epoch: sessionEpoch }, parts.now());
      logSecurityEvent(request, 'signed-in', { userId: user.id });
      recordLater(request, { userId: user.id, kind: taken === 'recovery' ? 'recovery-code-used' : 'signed-in' });
      return user;
    });
  });

  app.post(
    '/api/account/second-factor',
    { onRequest: signedIn, schema: { tags, body: SecondFactorStart, response: { 200: SecondFactorSetup } } },
    async (request) => {
      const { user } = await verifyPassword(request, request.body.password);
      if (request.hasSecondFactor) throw new AppError('conflict', 'Two-step sign-in is already on.');
      return secondFactors.start(user);
    },
  );

  app.put(
    '/api/account/second-factor',
    { onRequest: signedIn, schema: { tags, body: SecondFactorInput, response: { 200: RecoveryCodes } } },
    async (request) => {
      const { id } = currentUser(request);
      if (request.hasSecondFactor) throw new AppError('conflict', 'Two-step sign-in is already on.');
      await guesses.take(id);
      assertAllowed(await secondFactors.takeAppCode(id, request.body.code), WRONG_CODE);
      await guesses.refund(id);
      const { recoveryCodes, hashes } = await secondFactors.makeRecoveryCodes();
      await db.transaction(async (tx) => {
        await enableSecondFactor(tx, id, { at: parts.now(), hashes });
        // Sessions from before were opened with the password alone.
        await deleteSessionsOf(tx, id, { except: request.session.sessionId });
        await recordEvent(parts, request, { userId: id, kind: 'second-factor-on' }, tx);
        await parts.enqueueMail?.({ kind: 'security-notice', userId: id, what: 'second-factor-on' }, tx);
      });
      logSecurityEvent(request, 'second-factor-changed');
      return { recoveryCodes };
    },
  );

  app.delete(
    '/api/account/second-factor',
    { onRequest: signedIn, schema: { tags, body: SecondFactorProof, response: { 204: z.null() } } },
    async (request, reply) => {
      const user = currentUser(request);
      const { adminSecondFactor } = await readInstallationSettings(parts);
      assertAllowed(!(adminSecondFactor && user.role !== 'user'), 'Administrators must keep two-step sign-in on.');
      await proveBoth(request, request.body);
      await db.transaction(async (tx) => {
        await removeSecondFactor(tx, user.id);
        await recordEvent(parts, request, { userId: user.id, kind: 'second-factor-off' }, tx);
        await parts.enqueueMail?.({ kind: 'security-notice', userId: user.id, what: 'second-factor-off' }, tx);
      });
      logSecurityEvent(request, 'second-factor-changed');
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/account/recovery-codes',
    { onRequest: signedIn, schema: { tags, body: SecondFactorProof, response: { 200: RecoveryCodes } } },
    async (request) => {
      const { id } = currentUser(request);
      await proveBoth(request, request.body);
      const { recoveryCodes, hashes } = await secondFactors.makeRecoveryCodes();
      await db.transaction(async (tx) => {
        await replaceRecoveryCodes(tx, id, hashes);
        await recordEvent(parts, request, { userId: id, kind: 'recovery-codes-made' }, tx);
        await parts.enqueueMail?.({ kind: 'security-notice', userId: id, what: 'recovery-codes-made' }, tx);
      });
      return { recoveryCodes };
    },
  );

  /** Password and code of the signed-in user. Throws `conflict` without a second factor, `not-allowed` when one is wrong. */
  async function proveBoth(request: FastifyRequest, proof: SecondFactorProof): Promise<void> {
    const { id } = currentUser(request);
    if (!request.hasSecondFactor) throw new AppError('conflict', 'Two-step sign-in is not on.');
    await verifyPassword(request, proof.password);
    await guesses.take(id);
    assertAllowed((await secondFactors.takeCode(id, proof.code)) !== null, WRONG_CODE);
    await guesses.refund(id);
  }
}
