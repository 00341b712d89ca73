import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { ProgressEvent } from '#contracts/progress.ts';
import { sanitizeJson } from '#text/sanitize-json.ts';
import { type Db, runEvents } from '../schema.ts';

/** An event without its position in the run. */
export type NewProgressEvent = ProgressEvent extends infer Event ? (Event extends ProgressEvent ? Omit<Event, 'id'> : never) : never;

/** Adds events to a run in their order; returns them with their ids, which count up from 1. */
export async function appendEvents(db: Db, runId: string, events: NewProgressEvent[]): Promise<ProgressEvent[]> {
  if (events.length === 0) return [];
  const last = sql`(select coalesce(max(seq), 0) from run_events where run_id = ${runId})`;
  const rows = events.map((event, at) => ({ runId, seq: sql`${last} + ${at + 1}::int`, event: sanitizeJson(event) }));
  const stored = await db.insert(runEvents).values(rows).returning({ seq: runEvents.seq, event: runEvents.event });
  return stored.map(toEvent).sort((a, b) => a.id - b.id);
}

/** Events of a run after `seq`, in order; 0 returns all. */
export async function eventsAfter(db: Db, runId: string, seq: number): Promise<ProgressEvent[]> {
  const rows = await db
    .select({ seq: runEvents.seq, event: runEvents.event })
    .from(runEvents)
    .where(and(eq(runEvents.runId, runId), gt(runEvents.seq, seq)))
    .orderBy(asc(runEvents.seq));
  return rows.map(toEvent);
}

const toEvent = (row: { seq: number; event: unknown }) => ({ ...(row.event as NewProgressEvent), id: row.seq }) as ProgressEvent;
