import { z } from 'zod';

export const UsageAction = z.enum(['analysis', 'prompt_generation', 'export']);
export type UsageAction = z.infer<typeof UsageAction>;

/** About what a language model will use for one analysis, for showing before it starts. */
export const ModelEstimate = z.object({
  /** Provider and model. */
  name: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars; null when the model's price is not known. */
  costUsd: z.number().nullable(),
  /** The same for the words of one strategy, written after the analysis. */
  strategy: z.object({ inputTokens: z.number().int(), outputTokens: z.number().int(), costUsd: z.number().nullable() }).optional(),
});
export type ModelEstimate = z.infer<typeof ModelEstimate>;

/** What a user did this month and may still do. `limit` null means unlimited. */
export const Usage = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  analyses: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
  prompts: z.number().int(),
  exports: z.number().int(),
  /** Absent where no model is set. */
  model: ModelEstimate.optional(),
});
export type Usage = z.infer<typeof Usage>;

/** Month of a moment in UTC, `YYYY-MM`. */
export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}
