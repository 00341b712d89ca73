import { z } from 'zod';

/** One question that was put to a language model, for the bill: kept with the stage that asked it. */
export const ModelCall = z.object({
  purpose: z.enum(['profile', 'competitors', 'strategy']),
  /** Provider and model. */
  model: z.string(),
  /** As the provider counted them, repeats and the repair of a malformed answer included. */
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars; null when the model's price is not known. */
  costUsd: z.number().nullable(),
  /** Why its answer was not used, in a sentence; '' when it was used. */
  failure: z.string(),
});
export type ModelCall = z.infer<typeof ModelCall>;

/** Known cost of these calls in US dollars; calls of unknown price count nothing. */
export function costOfCalls(calls: readonly ModelCall[]): number {
  return calls.reduce((sum, call) => sum + (call.costUsd ?? 0), 0);
}
