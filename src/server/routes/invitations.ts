import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AcceptInvitation, InvitationPreview, TokenInput } from '#contracts/account-links.ts';
import { canInvite } from '#contracts/permissions.ts';
import { User } from '#contracts/user.ts';
import { confirmEmail } from '#database/accounts/account-state.ts';
import { closeInvitations, findInvitation, type StoredInvitation } from '#database/accounts/invitations.ts';
import { findToken, type StoredToken, spendToken } from '#database/accounts/tokens.ts';
import { createUser, findCredentials } from '#database/accounts/users.ts';
import type { Db } from '#database/schema.ts';
import type { ApiApp, RouteContext } from '../api-app.ts';
import { recordEvent } from '../auth/account-events.ts';
import { linkIsOver } from '../auth/hand-over.ts';
import { rejectCommonPassword } from '../auth/password-policy.ts';
import { logSecurityEvent } from '../auth/security-log.ts';
import { startSession } from '../auth/session.ts';
import { acceptForms } from '../plugins/form-body.ts';
import { clientNetwork } from '../rate-limit/limit-requests.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';

const LINKS_PER_NETWORK = { name: 'invitation address', max: 60, windowMs: 3_600_000 };

/** An invitation as the invited person uses it; also while registration is closed. */
export function invitationRoutes(app: ApiApp, { parts }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['account'];
  const links = createRateLimiter(parts, LINKS_PER_NETWORK);

  app.register(async (scope) => {
    acceptForms(scope);
    const forms = scope.withTypeProvider<ZodTypeProvider>();

    // A POST, so that the token is in no log and no history.
    forms.post('/api/auth/invitation', { schema: { tags, body: TokenInput, response: { 200: InvitationPreview } } }, async (request) => {
      await links.take(clientNetwork(request.ip));
      const { email } = await invitationOf(db, await findToken(db, ['invitation'], request.body.token, parts.now()));
      return { email };
    });

    forms.post(
      '/api/auth/accept-invitation',
      { schema: { tags, body: AcceptInvitation, response: { 201: User } } },
      async (request, reply) => {
        const { token, password, firstName, lastName, phoneNumber } = request.body;
        await links.take(clientNetwork(request.ip));
        const { email } = await invitationOf(db, await findToken(db, ['invitation'], token, parts.now()));
        rejectCommonPassword(password, email);
        const passwordHash = await parts.passwords.hash(password);
        const user = await db.transaction(async (tx) => {
          const spent = await spendToken(tx, ['invitation'], token, parts.now());
          const invitation = await invitationOf(tx, spent);
          const role = parts.settings.superAdminEmails.includes(email) ? 'super_admin' : invitation.role;
          const created = await createUser(tx, { email, firstName, lastName, phoneNumber, passwordHash, role });
          await closeInvitations(tx, { email, userId: created.id });
          // Not when an administrator handed the link over.
          if (spent?.email) await confirmEmail(tx, created.id, parts.now());
          await recordEvent(parts, request, { userId: created.id, kind: 'registered' }, tx);
          return created;
        });
        await startSession(request, { userId: user.id, epoch: 0 }, parts.now());
        logSecurityEvent(request, 'registered', { userId: user.id });
        return reply.code(201).send(user);
      },
    );
  });

  /** The open invitation of a token, as long as who invited may still do so. Throws `invalid-input`. */
  async function invitationOf(tx: Db, token: StoredToken | null): Promise<StoredInvitation> {
    const invitation = token?.invitationId ? await findInvitation(tx, token.invitationId, parts.now()) : null;
    const inviter = invitation && (await findCredentials(tx, invitation.invitedBy));
    if (!invitation || !inviter || !canInvite(inviter.user, invitation.role)) throw linkIsOver();
    return invitation;
  }
}
