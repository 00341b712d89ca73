import { z } from 'zod';
import { PAGE_SCREENSHOT_KINDS } from './screenshots.ts';
import { isRed, Verification, VerificationEntry, VerificationStatus } from './verification.ts';

/** Checks that are kept for a project; older ones go. */
export const MAX_KEPT_VERIFICATIONS = 20;

/** A check of a project's new site in the list: it waits or runs, failed because of an error of ours or was canceled, or has a report. */
export const VerificationSummary = z.object({
  id: z.string(),
  /** The new site. */
  url: z.string(),
  status: z.enum(['running', 'failed', 'done']),
  /** Why it failed, a sentence. */
  error: z.string().nullable(),
  /** Null without a report. */
  verdict: Verification.shape.verdict.nullable(),
  /** Entries of the report by status. */
  counts: z.partialRecord(VerificationStatus, z.number().int()),
  /** Number of red entries that came and went since the report before that could read its site; null without one. */
  changes: z.object({ newRed: z.number().int(), goneRed: z.number().int() }).nullable(),
  createdAt: z.string(),
});
export type VerificationSummary = z.infer<typeof VerificationSummary>;
export const VerificationList = z.array(VerificationSummary);

/** What a report says that the one before it did not, and the other way round. */
export const VerificationChanges = z.object({
  /** The report before: of the same project, not necessarily at the same address. */
  since: z.object({ id: z.string(), createdAt: z.string() }),
  /** Ids of red entries that were not red. */
  newRed: z.array(z.string()),
  /** Entries of the report before that are red no more. */
  goneRed: z.array(VerificationEntry),
});
export type VerificationChanges = z.infer<typeof VerificationChanges>;

/** A stored report: `GET /api/projects/{id}/verifications/{verificationId}`. */
export const StoredVerification = Verification.extend({
  id: z.string(),
  createdAt: z.string(),
  /** Null for the first report of a project, and where the site could not be checked. */
  changes: VerificationChanges.nullable(),
  /**
   * Pages of the new site as the check saw them in the browser, by their path in the report: the first two screens on a desktop (1440 px)
   * and a phone (390 px), at `.../screenshots/{kind}?path=`. Only the newest checks of a project keep them.
   */
  screenshots: z.array(z.object({ path: z.string(), kinds: z.array(z.enum(PAGE_SCREENSHOT_KINDS)) })),
  /** Ids of the entries that the owner ticked off. */
  ticks: z.array(z.string()),
});
export type StoredVerification = z.infer<typeof StoredVerification>;

/** `PUT /api/projects/{id}/verifications/{verificationId}/ticks`: ticks entries of a report off, or takes their ticks back. */
export const TickInput = z.strictObject({ entries: z.array(z.string().max(200)).min(1).max(1_000), done: z.boolean() });
export type TickInput = z.infer<typeof TickInput>;
export const Ticked = z.object({ ticks: z.array(z.string()) });

/** The ticks of a report after a change. */
export function withTicks(ticks: readonly string[], { entries, done }: TickInput): string[] {
  const others = ticks.filter((id) => !entries.includes(id));
  return done ? [...others, ...new Set(entries)] : others;
}

/** Response of a check that is waited for in the background. */
export const VerificationStarted = z.object({ projectId: z.string(), verificationId: z.string() });

/** How many entries a report has of each status; a status without entries is missing. */
export function countEntries(entries: readonly VerificationEntry[]): VerificationSummary['counts'] {
  const counts: VerificationSummary['counts'] = {};
  for (const { status } of entries) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Which red entries came and went between two reports: entries keep their id from report to report. */
export function redChanges(
  before: readonly VerificationEntry[],
  after: readonly VerificationEntry[],
): Pick<VerificationChanges, 'newRed' | 'goneRed'> {
  const idsOf = (entries: readonly VerificationEntry[]) => new Set(entries.filter(isRed).map(({ id }) => id));
  const [was, is] = [idsOf(before), idsOf(after)];
  return { newRed: [...is].filter((id) => !was.has(id)), goneRed: before.filter((entry) => isRed(entry) && !is.has(entry.id)) };
}

/** What a list says of a report and the one before, by the ids of their red entries. */
export function countChanges(before: readonly string[], after: readonly string[]): NonNullable<VerificationSummary['changes']> {
  const [was, is] = [new Set(before), new Set(after)];
  return { newRed: [...is].filter((id) => !was.has(id)).length, goneRed: [...was].filter((id) => !is.has(id)).length };
}
