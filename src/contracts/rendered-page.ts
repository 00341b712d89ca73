import { z } from 'zod';

/** How the rendered page differs from the HTML as served. Absent when the page was not rendered. */
export const RenderedDifference = z.object({
  /** Words only in the rendered page. */
  addedWords: z.number().int(),
  /** Facts that only the rendered page has, such as `h1`, `title`, `navigation`. */
  onlyRendered: z.array(z.string()),
  /** Words of the main region, as served and after scripts; absent in pages stored by older versions. */
  mainWords: z.object({ served: z.number().int(), rendered: z.number().int() }).optional(),
});
export type RenderedDifference = z.infer<typeof RenderedDifference>;

/** An axe-core rule that the rendered page violates, with its first case. */
export const AxeViolation = z.object({
  /** axe's id of the rule, for example `color-contrast`. */
  rule: z.string(),
  impact: z.enum(['minor', 'moderate', 'serious', 'critical']),
  help: z.string(),
  helpUrl: z.string(),
  selector: z.string(),
  snippet: z.string(),
  /** Number of elements that violate it. */
  count: z.number().int(),
});
export type AxeViolation = z.infer<typeof AxeViolation>;

/** What a browser measured while loading a page. The only values that may differ between two crawls. */
export const PageVitals = z.object({
  /** Largest Contentful Paint; null when the browser reported none. */
  lcpMs: z.number().nullable(),
  /** Cumulative Layout Shift, without unit. */
  cls: z.number(),
  /** Transferred bytes of all files of the page. */
  bytes: z.number().int(),
  requests: z.number().int(),
});
export type PageVitals = z.infer<typeof PageVitals>;
