import { z } from 'zod';

export const Interval = z.enum(['week', 'month']);
export type Interval = z.infer<typeof Interval>;

/** After so many analyses in a row that could not read the site, a schedule stops. */
export const MAX_SCHEDULED_FAILURES = 3;

/** How a scheduled analysis ended. `quota`: it was not started, because the month's analyses were used up. */
export const ScheduledOutcome = z.enum(['changed', 'unchanged', 'failed', 'quota']);
export type ScheduledOutcome = z.infer<typeof ScheduledOutcome>;

/** `GET /api/projects/{id}/schedule`: whether and when a project's site is analyzed again by itself. */
export const Schedule = z.object({
  /** null: switched off. */
  every: Interval.nullable(),
  /** Whether a mail says when something that matters changed. */
  mail: z.boolean(),
  /** Whether this installation sends mail. */
  canMail: z.boolean(),
  /** When the next analysis is requested; null while switched off or stopped. */
  nextAt: z.string().nullable(),
  /** The last one; null before the first. */
  last: z
    .object({
      at: z.string(),
      outcome: ScheduledOutcome,
      /** Changes that matter. */
      matters: z.number().int(),
      /** Why it failed, a sentence for the owner; '' otherwise. */
      message: z.string(),
    })
    .nullable(),
  /** When it stopped because the site could not be read; null while it works. */
  stoppedAt: z.string().nullable(),
});
export type Schedule = z.infer<typeof Schedule>;

/** `PUT /api/projects/{id}/schedule`. Switching it on again starts a stopped one. */
export const ScheduleInput = z.strictObject({ every: Interval.nullable(), mail: z.boolean().optional() });
export type ScheduleInput = z.infer<typeof ScheduleInput>;

const DAY_MS = 86_400_000;

/** A week or a month after `from`, UTC; in a shorter month its last day. */
export function nextDate(from: Date, every: Interval): Date {
  if (every === 'week') return new Date(from.getTime() + 7 * DAY_MS);
  const next = new Date(from);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const days = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(from.getUTCDate(), days));
  return next;
}

/** The first date after `now` in the rhythm that `from` is part of: what was missed is not made up for. */
export function nextDateAfter(now: Date, from: Date, every: Interval): Date {
  let next = nextDate(from, every);
  while (next <= now) next = nextDate(next, every);
  return next;
}
