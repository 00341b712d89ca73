import { eq, sql } from 'drizzle-orm';
import { sanitizeText } from '#text/sanitize-json.ts';
import { agencies, type Db } from '../schema.ts';

export type LogoFile = { mediaType: string; bytes: Uint8Array };

/** What a user's shared reports carry. `color`: `#rrggbb` as chosen. */
export type StoredAgency = { name: string; color: string | null; hasLogo: boolean; updatedAt: string };

const NONE: StoredAgency = { name: '', color: null, hasLogo: false, updatedAt: '' };

/** Name, color and whether there is a logo; empty for users who set nothing. */
export async function findAgency(db: Db, userId: string): Promise<StoredAgency> {
  const { name, color, updatedAt } = agencies;
  const [row] = await db
    .select({ name, color, updatedAt, hasLogo: sql<boolean>`${agencies.logoBase64} is not null` })
    .from(agencies)
    .where(eq(agencies.userId, userId));
  return row ? { ...row, updatedAt: row.updatedAt.toISOString() } : NONE;
}

/** The logo of a user; null without one. */
export async function findLogo(db: Db, userId: string): Promise<LogoFile | null> {
  const [row] = await db.select().from(agencies).where(eq(agencies.userId, userId));
  if (!row?.logoBase64 || !row.logoMediaType) return null;
  return { mediaType: row.logoMediaType, bytes: Buffer.from(row.logoBase64, 'base64') };
}

/** Stores what changed; a field left out stays. */
export async function saveAgency(
  db: Db,
  userId: string,
  { name, color, logo }: { name?: string | undefined; color?: string | null | undefined; logo?: LogoFile | null | undefined },
): Promise<void> {
  const image = logo && { logoMediaType: logo.mediaType, logoBase64: Buffer.from(logo.bytes).toString('base64') };
  const changes = {
    ...(name !== undefined && { name: sanitizeText(name) }),
    ...(color !== undefined && { color }),
    ...(logo !== undefined && (image ?? { logoMediaType: null, logoBase64: null })),
  };
  await db
    .insert(agencies)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: agencies.userId, set: { ...changes, updatedAt: sql`now()` } });
}
