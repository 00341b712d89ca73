import { z } from 'zod';

/** One call of a language model, for cost tracking; stored with its stage. */
export const ModelCall = z.object({
  purpose: z.enum(['profile', 'competitors', 'strategy', 'review']),
  /** Provider and model. */
  model: z.string(),
  /** As counted by the provider, including retries and the repair of a malformed answer. */
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars; null when the model's price is unknown. */
  costUsd: z.number().nullable(),
  /** Why its answer was not used, in a sentence; '' when it was used. */
  failure: z.string(),
});
export type ModelCall = z.infer<typeof ModelCall>;

/** Known cost of the calls in US dollars; calls with an unknown price count as 0. */
export function costOfCalls(calls: readonly ModelCall[]): number {
  return calls.reduce((sum, call) => sum + (call.costUsd ?? 0), 0);
}
