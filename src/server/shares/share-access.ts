import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits, as 43 characters. */
const TOKEN_BYTES = 32;
/** How long a visitor who knew the password may read on. */
export const SHARE_ACCESS_MS = 12 * 60 * 60_000;

/** A new token for the address of a link: random, so that nobody finds one by trying. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token. A fast hash is enough: unlike a password, a random token can't be guessed from it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

type Locked = { id: string; passwordHash: string | null };

const signature = ({ id, passwordHash }: Locked, until: string, secret: string) =>
  createHmac('sha256', secret).update(`access to share ${id} with ${passwordHash} until ${until}`).digest();

/** What a visitor's cookie says after the right password; it ends after twelve hours. */
export function makeAccess(share: Locked, secret: string, now: Date): string {
  const until = String(now.getTime() + SHARE_ACCESS_MS);
  return `${until}.${signature(share, until, secret).toString('base64url')}`;
}

/** Whether the page may be shown: it has no password, or the cookie proves that it was known. */
export function mayRead(share: Locked, cookie: string | undefined, secret: string, now: Date): boolean {
  if (share.passwordHash === null) return true;
  const [until = '', given = ''] = (cookie ?? '').split('.');
  const expected = signature(share, until, secret);
  const actual = Buffer.from(given, 'base64url');
  return actual.length === expected.length && timingSafeEqual(actual, expected) && Number(until) > now.getTime();
}
