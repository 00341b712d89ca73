import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './admin.ts';
import { Stage } from './progress.ts';

/** State of an analysis. There are two kinds of `failed`, see `AdminJob.fault`. */ // words: allow
export const JobState = z.enum(['waiting', 'running', 'failed', 'done']);
export type JobState = z.infer<typeof JobState>;

/** One analysis as administrators see it. */
export const AdminJob = z.object({
  id: z.string(),
  projectId: z.string(),
  url: z.string(),
  ownerEmail: z.string(),
  state: JobState,
  /** Failed after all attempts because of an internal error: a retry may help. Otherwise the site could not be read. */
  fault: z.boolean(), // words: allow
  /** Why it failed; null unless it did. */
  error: z.string().nullable(),
  /** How often a worker started it. */
  attempts: z.number().int(),
  orderedAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** When the next attempt starts; null when none is scheduled. */
  nextAttemptAt: z.string().nullable(),
  /** Milliseconds each finished stage took. */
  timings: z.partialRecord(Stage, z.number()),
});
export type AdminJob = z.infer<typeof AdminJob>;

/** Newest first; `x-total-count` has the total. */
export const AdminJobList = z.array(AdminJob);

/** Query of `GET /api/admin/jobs`; without `state`, analyses in every state. */
export const AdminJobQuery = z.strictObject({
  state: JobState.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});
export type AdminJobQuery = z.infer<typeof AdminJobQuery>;
