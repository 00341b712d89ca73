import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  AcceptInvitation,
  InvitationCreated,
  InvitationInput,
  InvitationList,
  InvitationPreview,
  linkTo,
  TokenInput,
} from '#contracts/account-links.ts';
import { AppError } from '#contracts/errors.ts';
import { canInvite } from '#contracts/permissions.ts';
import { User } from '#contracts/user.ts';
import { confirmEmail } from '#database/accounts/account-state.ts';
import { actOnAccount } from '#database/accounts/admin-action.ts';
import { addAuditEntry } from '#database/accounts/audit-log.ts';
import {
  closeInvitations,
  createInvitation,
  deleteInvitation,
  findInvitation,
  listInvitations,
  type StoredInvitation,
} from '#database/accounts/invitations.ts';
import { createToken, findToken, type StoredToken, spendToken } from '#database/accounts/tokens.ts';
import { createUser, findCredentials, findUserWithHash } from '#database/accounts/users.ts';
import type { Db } from '#database/schema.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { recordEvent } from '../auth/account-events.ts';
import { accountNotFound } from '../auth/change-account.ts';
import { assertAllowed, currentUser } from '../auth/guards.ts';
import { linkIsOver, linkToHandOver } from '../auth/hand-over.ts';
import { invitationEnd } from '../auth/link-lifetimes.ts';
import { rejectCommonPassword } from '../auth/password-policy.ts';
import { logSecurityEvent } from '../auth/security-log.ts';
import { startSession } from '../auth/session.ts';
import { acceptForms } from '../plugins/form-body.ts';
import { clientNetwork, limitPerMinute } from '../rate-limit/limit-requests.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';

const INVITATIONS_PER_MINUTE = 30;
const NOT_ALLOWED = 'Only a super admin may invite admins and super admins.';

/** Invitations as administrators see them: list, invite, revoke. */
export function adminInvitationRoutes(app: ApiApp, { parts, admin }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['administration'];

  app.get('/api/admin/invitations', { onRequest: admin, schema: { tags, response: { 200: InvitationList } } }, () =>
    listInvitations(db, parts.now()),
  );

  app.post(
    '/api/admin/invitations',
    {
      onRequest: admin,
      ...limitPerMinute(parts, INVITATIONS_PER_MINUTE),
      schema: { tags, body: InvitationInput, response: { 201: InvitationCreated } },
    },
    async (request, reply) => {
      const { email, role } = request.body;
      const { id } = currentUser(request);
      const created = await actOnAccount(db, { actorId: id, targetId: id }, async (tx, { actor }) => {
        if (!actor) throw accountNotFound();
        assertAllowed(canInvite(actor, role), NOT_ALLOWED);
        if (await findUserWithHash(tx, email)) throw new AppError('email-taken', 'An account with this email already exists.');
        const invitation = await createInvitation(tx, { email, role, invitedBy: id, expiresAt: invitationEnd(parts.now()) });
        await addAuditEntry(tx, { action: 'invited', actor, target: { id: invitation.id, email }, subject: role });
        if (parts.enqueueMail) {
          await parts.enqueueMail({ kind: 'invitation', invitationId: invitation.id }, tx);
          return { invitation, actor, link: null };
        }
        const { id: invitationId, expiresAt } = invitation;
        const token = await createToken(tx, { kind: 'invitation', invitationId, email: null, expiresAt });
        return { invitation, actor, link: linkToHandOver(linkTo('invitation', token), parts.settings.publicUrl) };
      });
      const { invitation, actor, link } = created;
      const { createdAt, expiresAt } = invitation;
      const dates = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
      return reply.code(201).send({ id: invitation.id, email, role, invitedBy: actor.email, ...dates, link });
    },
  );

  app.delete(
    '/api/admin/invitations/:id',
    { onRequest: admin, schema: { tags, params: IdParams, response: { 204: z.null() } } },
    async (request, reply) => {
      const { id } = currentUser(request);
      await actOnAccount(db, { actorId: id, targetId: id }, async (tx, { actor }) => {
        const invitation = await findInvitation(tx, request.params.id, parts.now());
        if (!actor || !invitation) throw new AppError('not-found', 'This invitation was accepted, revoked or has expired.');
        assertAllowed(canInvite(actor, invitation.role), NOT_ALLOWED);
        await deleteInvitation(tx, invitation.id);
        await addAuditEntry(tx, { action: 'invitation-revoked', actor, target: invitation });
      });
      return reply.code(204).send(null);
    },
  );
}

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
