import { z } from 'zod';
import { FirstLook } from './first-look.ts';

/** Stages of the pipeline, in order. */
export const STAGES = ['crawl', 'audit', 'insight', 'competitors', 'strategy', 'prompt'] as const;
export const Stage = z.enum(STAGES);
export type Stage = z.infer<typeof Stage>;

/** The four steps that the dashboard shows while a site is analyzed. */
export const PROGRESS_STEPS = [
  'Connecting to the website',
  'Crawling pages and extracting content',
  'AI analysing business intelligence',
  'Generating optimisation insights',
] as const;

/** Label of step 3 without a model: it must not claim one. */
export const STEP_WITHOUT_MODEL = 'Analyzing business intelligence';

/** What a stage reports while it works. */
export const StageProgress = z.object({
  stage: Stage,
  /** 1 to 4, index into `PROGRESS_STEPS` plus one. */
  step: z.number().int().min(1).max(4),
  message: z.string(),
  pagesRead: z.number().int(),
  /** Pages known so far, at most the page limit. */
  pagesTotal: z.number().int(),
  /** The page just crawled, if any. */
  page: z.object({ path: z.string(), title: z.string(), type: z.string() }).nullable(),
  /** How much a model has written so far; absent where it does not say. */
  characters: z.number().int().optional(),
  /** What is known of the site so far, where that changed; replaces the one before. */
  look: FirstLook.optional(),
  /** The text is stored and can be read; it is only being proofread. */
  isTextReady: z.boolean().optional(),
});
export type StageProgress = z.infer<typeof StageProgress>;

/** An event of `GET /api/projects/{id}/events`; ids count up from 1 within one run. */
export const ProgressEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), id: z.number().int(), progress: StageProgress }),
  z.object({ type: z.literal('done'), id: z.number().int(), status: z.string() }),
  z.object({ type: z.literal('failed'), id: z.number().int(), message: z.string() }),
]);
export type ProgressEvent = z.infer<typeof ProgressEvent>;

export type ReportProgress = (progress: StageProgress) => void;
