import { z } from 'zod';
import { InvitationCreated, InvitationInput, InvitationList, linkTo } from '#contracts/account-links.ts';
import { AppError } from '#contracts/errors.ts';
import { canInvite } from '#contracts/permissions.ts';
import { actOnAccount } from '#database/accounts/admin-action.ts';
import { addAuditEntry } from '#database/accounts/audit-log.ts';
import { createInvitation, deleteInvitation, findInvitation, listInvitations } from '#database/accounts/invitations.ts';
import { createToken } from '#database/accounts/tokens.ts';
import { findUserWithHash } from '#database/accounts/users.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { accountNotFound } from '../auth/change-account.ts';
import { assertAllowed, currentUser } from '../auth/guards.ts';
import { linkToHandOver } from '../auth/hand-over.ts';
import { invitationEnd } from '../auth/link-lifetimes.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

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
