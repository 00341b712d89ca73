import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { ShareCreated, ShareInput, ShareList } from '#contracts/share.ts';
import { createShare, deleteShare, listShares } from '#database/projects/shares.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { ownerOf } from '../auth/guards.ts';
import { logSecurityEvent } from '../auth/security-log.ts';
import { listOfProject, ownProject } from '../projects/own-project.ts';
import { foundProject } from '../projects/serialize-project.ts';
import { publicOrigin } from '../public-origin.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';
import { hashToken, newToken } from '../shares/share-access.ts';

const CREATED_PER_MINUTE = 20;
const ShareParams = IdParams.extend({ shareId: IdParams.shape.id });

/** Links by which a project's owner shows parts of it to people without an account: make one, list them, revoke one. */
export function shareRoutes(app: ApiApp, { parts, signedIn, signedInOrDemo, notDemo }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['shares'];
  const path = '/api/projects/:id/shares';

  app.post(
    path,
    {
      onRequest: [notDemo, signedIn],
      ...limitPerMinute(parts, CREATED_PER_MINUTE),
      schema: { tags, params: IdParams, body: ShareInput, response: { 201: ShareCreated } },
    },
    async (request, reply) => {
      const { sections, password } = request.body;
      const expiresAt = request.body.expiresAt ? new Date(request.body.expiresAt) : null;
      if (expiresAt && expiresAt <= parts.now()) throw new AppError('invalid-input', 'The end date is in the past.');
      const owner = await ownProject(request, parts);
      const token = newToken();
      const passwordHash = password ? await parts.passwords.hash(password) : null;
      const link = { tokenHash: hashToken(token), sections, passwordHash, expiresAt };
      const share = foundProject(await createShare(db, { ...owner, ...link }));
      logSecurityEvent(request, 'share-created', { userId: owner.userId });
      return reply.code(201).send({ id: share.id, url: `${publicOrigin(request, parts.settings.publicUrl)}/s/${token}` });
    },
  );

  app.get(path, { onRequest: signedInOrDemo, schema: { tags, params: IdParams, response: { 200: ShareList } } }, (request) =>
    listOfProject(request, parts, (owner) => listShares(db, owner)),
  );

  app.delete(
    `${path}/:shareId`,
    { onRequest: [notDemo, signedIn], schema: { tags, params: ShareParams, response: { 204: z.null() } } },
    async (request, reply) => {
      const { id: projectId, userId } = ownerOf(request);
      const isRevoked = await deleteShare(db, { projectId, userId, id: request.params.shareId });
      if (!isRevoked) throw new AppError('not-found', 'This link does not exist.');
      logSecurityEvent(request, 'share-revoked', { userId });
      return reply.code(204).send(null);
    },
  );
}
