import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiKey, ApiScope } from '#contracts/api-keys.ts';
import { AppError } from '#contracts/errors.ts';
import { findApiKey, recordApiKeyUse } from '#database/accounts/api-keys.ts';
import type { AppParts } from '../parts.ts';
import { clientNetwork } from '../rate-limit/limit-requests.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { bearerKeyHash } from './api-key-secret.ts';
import { scopeOfRoute } from './route-scopes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key of a request that has one; such a request never uses a session. */
    apiKey: ApiKey | null;
  }
}

/** Wrong keys of one network: a script with a revoked key must not cost a query a thousand times a second. */
const WRONG_KEYS = { name: 'wrong key', max: 100, windowMs: 15 * 60_000 };
const WRONG_KEY = 'This API key is not valid: it was mistyped, revoked, or has ended. Create one in Settings.';
const CLOSED_TO_KEYS = 'An API key can’t be used for this. Please sign in in the browser.';

/** The sentence for a call that needs another scope. */
export function missingScope(key: ApiKey, needed: ApiScope): string {
  return `This needs an API key with the scope "${needed}"; this one has: ${key.scopes.join(', ')}. Create another one in Settings.`;
}

/**
 * Authenticates requests that carry `Authorization: Bearer <key>` as the key's user, for the routes that its scopes open; all others are
 * refused, also those that need no account. Runs before every guard. Key and account are read on every request: a revoked key and a
 * deactivated user are refused at once. Throws `not-signed-in` and `not-allowed`.
 */
export function authenticateApiKeys(app: FastifyInstance, parts: Pick<AppParts, 'database' | 'now' | 'settings'>): void {
  const { db } = parts.database;
  const wrongKeys = createRateLimiter(parts, WRONG_KEYS);
  app.addHook('onRequest', async (request, reply) => {
    const hash = bearerKeyHash(request.headers.authorization);
    if (hash === undefined) return;
    const found = hash === null ? null : await findApiKey(db, { hash, now: parts.now() });
    if (!found?.user.isActive) {
      reply.header('www-authenticate', 'Bearer error="invalid_token"');
      await wrongKeys.take(clientNetwork(request.ip));
      throw new AppError('not-signed-in', WRONG_KEY);
    }
    const { key, user } = found;
    request.log = request.log.child({ userId: user.id, keyId: key.id });
    assertScope(request, key);
    request.apiKey = key;
    request.user = user;
    await recordApiKeyUse(db, { id: key.id, now: parts.now() });
  });
}

function assertScope({ method, routeOptions }: FastifyRequest, key: ApiKey): void {
  const needed = scopeOfRoute(method, routeOptions.url);
  if (needed === undefined) throw new AppError('not-allowed', CLOSED_TO_KEYS);
  if (needed !== 'any' && !key.scopes.includes(needed)) throw new AppError('not-allowed', missingScope(key, needed));
}
