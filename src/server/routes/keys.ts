import { z } from 'zod';
import { ApiKeyList, CreatedApiKey, NewApiKey } from '#contracts/api-keys.ts';
import { AppError } from '#contracts/errors.ts';
import { createApiKey, deleteApiKey, listApiKeys } from '#database/accounts/api-keys.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { recordEvent } from '../auth/account-events.ts';
import { newApiKey } from '../auth/api-key-secret.ts';
import { currentUser, ownerOf } from '../auth/guards.ts';
import { logSecurityEvent } from '../auth/security-log.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

const CREATED_PER_MINUTE = 10;

/** A user's API keys: list, create, revoke. Keys themselves can't call these. */
export function keyRoutes(app: ApiApp, { parts, signedIn }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['keys'];

  app.get('/api/keys', { onRequest: signedIn, schema: { tags, response: { 200: ApiKeyList } } }, (request) =>
    listApiKeys(db, currentUser(request).id),
  );

  app.post(
    '/api/keys',
    {
      onRequest: signedIn,
      ...limitPerMinute(parts, CREATED_PER_MINUTE),
      schema: { tags, body: NewApiKey, response: { 201: CreatedApiKey } },
    },
    async (request, reply) => {
      const { name, scopes, expiresAt } = request.body;
      const end = expiresAt == null ? null : new Date(expiresAt);
      if (end !== null && end <= parts.now()) throw new AppError('invalid-input', 'The end of the key is in the past.');
      const { key, ...stored } = newApiKey();
      const { id: userId } = currentUser(request);
      const created = await db.transaction(async (tx) => {
        await recordEvent(parts, request, { userId, kind: 'key-created' }, tx);
        return createApiKey(tx, { ...stored, userId, name, scopes, expiresAt: end });
      });
      logSecurityEvent(request, 'key-created');
      return reply.code(201).send({ ...created, key });
    },
  );

  app.delete(
    '/api/keys/:id',
    { onRequest: signedIn, schema: { tags, params: IdParams, response: { 204: z.null() } } },
    async (request, reply) => {
      const owner = ownerOf(request);
      const isDeleted = await db.transaction(async (tx) => {
        const isThere = await deleteApiKey(tx, owner);
        if (isThere) await recordEvent(parts, request, { userId: owner.userId, kind: 'key-revoked' }, tx);
        return isThere;
      });
      if (!isDeleted) throw new AppError('not-found', 'This key does not exist or was revoked already.');
      logSecurityEvent(request, 'key-revoked');
      return reply.code(204).send(null);
    },
  );
}
