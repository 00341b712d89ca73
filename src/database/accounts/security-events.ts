import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { SecurityEvent, SecurityEventKind } from '#contracts/security.ts';
import { newId } from '../ids.ts';
import { type Db, securityEvents } from '../schema.ts';

const HOUR_MS = 3_600_000;
export const SECURITY_EVENTS_KEPT_MS = 90 * 24 * HOUR_MS;
const SHOWN = 50;
/** Someone who guesses must not fill the table. */
const COUNTED: ReadonlySet<SecurityEventKind> = new Set(['sign-in-failed', 'second-factor-failed']);

type NewEvent = { userId: string; kind: SecurityEventKind; browser: string | null; at: Date };

/** Records what happened to an account. Failures of one kind within an hour of the first are one event with a count. */
export async function addSecurityEvent(db: Db, { userId, kind, browser, at }: NewEvent): Promise<void> {
  if (COUNTED.has(kind)) {
    const [latest] = await db
      .select({ id: securityEvents.id, kind: securityEvents.kind, browser: securityEvents.browser })
      .from(securityEvents)
      .where(and(eq(securityEvents.userId, userId), gt(securityEvents.createdAt, new Date(at.getTime() - HOUR_MS))))
      .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
      .limit(1);
    if (latest?.kind === kind && latest.browser === browser) {
      await db
        .update(securityEvents)
        .set({ count: sql`${securityEvents.count} + 1` })
        .where(eq(securityEvents.id, latest.id));
      return;
    }
  }
  await db.insert(securityEvents).values({ id: newId(), userId, kind, browser, createdAt: at });
}

/** The newest events of a user, newest first; all of them with `whole`. */
export async function listSecurityEvents(db: Db, userId: string, { whole = false } = {}): Promise<SecurityEvent[]> {
  const { id, kind, browser, count, createdAt } = securityEvents;
  const all = db
    .select({ id, kind, browser, count, at: createdAt })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(createdAt), desc(id));
  const rows = await (whole ? all : all.limit(SHOWN));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Deletes events of more than 90 days before `now`. */
export async function pruneSecurityEvents(db: Db, now: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.createdAt, new Date(now.getTime() - SECURITY_EVENTS_KEPT_MS)));
}
