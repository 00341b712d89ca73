import { z } from 'zod';

export const UsageAction = z.enum(['analysis', 'prompt_generation', 'export']);
export type UsageAction = z.infer<typeof UsageAction>;

/** What a user did this month and may still do. `limit` null means unlimited. */
export const Usage = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  analyses: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
  prompts: z.number().int(),
  exports: z.number().int(),
});
export type Usage = z.infer<typeof Usage>;

/** Month of a moment in UTC, `YYYY-MM`. */
export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}
