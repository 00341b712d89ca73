import { z } from 'zod';
import { MAX_BATCH_SITES } from './address-list.ts';
import { MAX_PAGES_WEB } from './limits.ts';

/** `POST /api/batches`: several sites to analyze, each as a project of its own. */
export const BatchInput = z.strictObject({
  urls: z
    .array(z.string().max(4096))
    .min(1, 'Please enter at least one address.')
    .max(MAX_BATCH_SITES, `A list can have ${MAX_BATCH_SITES} sites. Please split it.`),
  /** How many pages to read of each; the default without it. */
  maxPages: z.number().int().min(1).max(MAX_PAGES_WEB).optional(),
});
export type BatchInput = z.infer<typeof BatchInput>;

/** A site that was not analyzed: its address does not resolve or is not public. */
export const RefusedSite = z.object({ url: z.string(), reason: z.string() });
export type RefusedSite = z.infer<typeof RefusedSite>;

export const BatchState = z.enum(['waiting', 'running', 'done', 'failed', 'canceled', 'refused']);
export type BatchState = z.infer<typeof BatchState>;

/** One site of a list with its result. */
export const BatchSite = z.object({
  url: z.string(),
  /** Null for a refused one. */
  projectId: z.string().nullable(),
  projectName: z.string().nullable(),
  state: BatchState,
  /** What is being done, or why it ended without a result; '' where there is nothing to say. */
  message: z.string(),
  pagesRead: z.number().int(),
  /** From the analysis; null before it. */
  businessName: z.string().nullable(),
  industry: z.string().nullable(),
  /** 0 to 100. */
  score: z.number().nullable(),
});
export type BatchSite = z.infer<typeof BatchSite>;

export const Batch = z.object({ id: z.string(), createdAt: z.string(), sites: z.array(BatchSite) });
export type Batch = z.infer<typeof Batch>;

/** Lists of a user, newest first, with how many sites each has. */
export const BatchList = z.array(z.object({ id: z.string(), createdAt: z.string(), sites: z.number().int() }));
export type BatchList = z.infer<typeof BatchList>;

/** Whether something of a list waits or runs. */
export const isBatchActive = ({ sites }: Pick<Batch, 'sites'>): boolean =>
  sites.some(({ state }) => state === 'waiting' || state === 'running');
