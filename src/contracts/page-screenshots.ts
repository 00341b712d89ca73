import { z } from 'zod';
import { PAGE_SCREENSHOT_KINDS } from './screenshots.ts';

/** A screenshot of a page: its first two screens on a desktop (1440 px) or a phone (390 px). */
export const PageScreenshotLink = z.object({ kind: z.enum(PAGE_SCREENSHOT_KINDS), url: z.string() });
export type PageScreenshotLink = z.infer<typeof PageScreenshotLink>;

/** `GET /api/projects/{id}/page-screenshots?path=`: how a page of the plan looks today. */
export const PageToday = z.object({
  /** Path of the plan. */
  path: z.string(),
  /** Where the page is today; null: the plan adds it. */
  url: z.string().nullable(),
  images: z.array(PageScreenshotLink),
  /** Whether they can be taken now, by `POST` of the path. */
  canTake: z.boolean(),
  /** Why there are none and none can be taken, a sentence; else ''. */
  reason: z.string(),
});
export type PageToday = z.infer<typeof PageToday>;

/** `POST /api/projects/{id}/page-screenshots`. */
export const TakePageScreenshotsInput = z.strictObject({ path: z.string().startsWith('/').max(2_000) });
