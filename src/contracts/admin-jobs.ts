import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './admin.ts';
import { Stage } from './progress.ts';

/** Where an analysis is on its way. `failed` has two kinds, see `AdminJob.fault`. */
export const JobState = z.enum(['waiting', 'running', 'failed', 'done']);
export type JobState = z.infer<typeof JobState>;

/** One analysis as administrators see it. */
export const AdminJob = z.object({
  id: z.string(),
  projectId: z.string(),
  url: z.string(),
  ownerEmail: z.string(),
  state: JobState,
  /** Failed by a fault on our side, after all attempts: a retry may help. Else the site could not be read. */
  fault: z.boolean(),
  /** Why it failed; null unless it did. */
  error: z.string().nullable(),
  /** Times a worker began it. */
  attempts: z.number().int(),
  orderedAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** When a later attempt begins; null when nothing is to be waited for. */
  nextAttemptAt: z.string().nullable(),
  /** Milliseconds that each stage took, of those that ran. */
  timings: z.partialRecord(Stage, z.number()),
});
export type AdminJob = z.infer<typeof AdminJob>;

/** Newest first; how many there are in all stands in `x-total-count`. */
export const AdminJobList = z.array(AdminJob);
export type AdminJobList = z.infer<typeof AdminJobList>;

/** What `GET /api/admin/jobs` can be asked for; without `state` analyses in every state. */
export const AdminJobQuery = z.strictObject({
  state: JobState.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});
export type AdminJobQuery = z.infer<typeof AdminJobQuery>;
