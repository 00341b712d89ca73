import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import { accountTokens, type Db } from '../schema.ts';

export type TokenKind = 'password-reset' | 'confirm-address' | 'change-address' | 'invitation';

/** Who or what a link is for. */
export type TokenSubject = { userId: string; invitationId?: never } | { invitationId: string; userId?: never };

export type StoredToken = { kind: TokenKind; userId: string | null; invitationId: string | null; email: string | null; expiresAt: Date };

/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32;
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Makes a token and stores its hash; this is the only time the token is known. Earlier ones for the same purpose stay valid until they
 * expire or one of them is used: a mail that is sent again must not disable the one that arrived.
 */
export async function createToken(
  db: Db,
  { kind, email, expiresAt, ...subject }: { kind: TokenKind; email: string | null; expiresAt: Date } & TokenSubject,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { userId = null, invitationId = null } = subject;
  await db.insert(accountTokens).values({ hash: hashToken(token), kind, userId, invitationId, email, expiresAt });
  return token;
}

const isToken = (kinds: readonly TokenKind[], token: string): SQL | undefined =>
  and(eq(accountTokens.hash, hashToken(token)), or(...kinds.map((kind) => eq(accountTokens.kind, kind))));

/** A token of one of the kinds that is valid at `now`, without using it up; null for all others. */
export async function findToken(db: Db, kinds: readonly TokenKind[], token: string, now: Date): Promise<StoredToken | null> {
  const [row] = await db.select().from(accountTokens).where(isToken(kinds, token));
  return row && row.expiresAt > now ? row : null;
}

/** Uses a token up: of two calls at once only one gets it. Null when it is not valid at `now`. */
export async function spendToken(tx: Db, kinds: readonly TokenKind[], token: string, now: Date): Promise<StoredToken | null> {
  const [row] = await tx.delete(accountTokens).where(isToken(kinds, token)).returning();
  return row && row.expiresAt > now ? row : null;
}

/** Makes the links of a user useless: those of one kind, or all. */
export async function deleteTokensOf(tx: Db, userId: string, kind?: TokenKind): Promise<void> {
  await tx.delete(accountTokens).where(and(eq(accountTokens.userId, userId), kind && eq(accountTokens.kind, kind)));
}

/** Deletes the tokens that expired before `now`. */
export async function pruneTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now));
}
