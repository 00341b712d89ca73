import { createHash, randomBytes } from 'node:crypto';
import { API_KEY_PREFIX } from '#contracts/api-keys.ts';

/** 256 random bits: nobody guesses one, so a fast hash is enough to store it (OWASP, cryptographic storage). */
const SECRET_BYTES = 32;
const SECRET_LENGTH = 43;
/** Characters of the secret that are kept to recognize a key; 232 bits stay unknown. */
const SHOWN = 4;
const BEARER = 'bearer ';

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** A new key with what is stored of it. */
export function newApiKey(): { key: string; hash: string; start: string } {
  const key = `${API_KEY_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { key, hash: hashOf(key), start: key.slice(0, API_KEY_PREFIX.length + SHOWN) };
}

/**
 * The hash of the key in an `Authorization` header. Undefined without a bearer token, so that basic authentication of a proxy does not
 * matter; null for a token that can't be a key.
 */
export function bearerKeyHash(authorization: string | undefined): string | null | undefined {
  if (!authorization?.toLowerCase().startsWith(BEARER)) return undefined;
  const token = authorization.slice(BEARER.length).trim();
  return token.startsWith(API_KEY_PREFIX) && token.length === API_KEY_PREFIX.length + SECRET_LENGTH ? hashOf(token) : null;
}
