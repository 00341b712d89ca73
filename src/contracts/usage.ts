import { z } from 'zod';
import { MAX_PAGES_WEB } from './limits.ts';

export const UsageAction = z.enum(['analysis', 'prompt_generation', 'export']);
export type UsageAction = z.infer<typeof UsageAction>;

const ModelUse = z.object({ inputTokens: z.number().int(), outputTokens: z.number().int(), costUsd: z.number().nullable() });

/** Estimated use of a language model for one analysis, shown before it starts. */
export const ModelEstimate = z.object({
  /** Provider and model. */
  name: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars; null when the model's price is unknown. */
  costUsd: z.number().nullable(),
  /** The same for the copy of one strategy, written after the analysis. */
  strategy: ModelUse.optional(),
  /** The same for reading one finished prompt. */
  review: ModelUse.optional(),
});
export type ModelEstimate = z.infer<typeof ModelEstimate>;

/** What a user did this month and may still do. `limit` null means unlimited. */
export const Usage = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  analyses: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
  prompts: z.number().int(),
  exports: z.number().int(),
  /** What language models cost this month, US dollars, canceled and failed runs too; 0 where the prices are unknown. Absent in older data. */
  aiCostUsd: z.number().optional(),
  /** Pages that an analysis reads unless told otherwise, and at most. */
  pages: z.object({ default: z.number().int(), max: z.number().int() }).optional(),
  /** Absent without a model. */
  model: ModelEstimate.optional(),
});
export type Usage = z.infer<typeof Usage>;

/** `GET /api/usage?pages=40`: the model's estimate for an analysis of so many pages; the default's without it. */
export const UsageQuery = z.object({ pages: z.coerce.number().int().min(1).max(MAX_PAGES_WEB).optional() });

/** The month of a date in UTC, `YYYY-MM`. */
export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}
