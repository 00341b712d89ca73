import { z } from 'zod';

/** What a strategy was made from, as far as a change of it is shown to the owner. */
export const StrategyBasis = z.object({
  /** The analysis. */
  runId: z.string(),
  /** The profile's texts by field, prices and descriptions included. */
  profile: z.record(z.string(), z.array(z.string())),
  /** `etagOf` the owner's facts by field: tells the owner's changes from those of a new analysis. */
  facts: z.record(z.string(), z.string()),
  competitors: z.array(z.string()),
  /** `etagOf` the whole comparison. */
  comparison: z.string(),
  /** Paths of the pages read. */
  pages: z.array(z.string()),
});
export type StrategyBasis = z.infer<typeof StrategyBasis>;

/** What a prompt was made from: `strategyVersion` counts the owner's edits and new strategies. */
export const PromptBasis = StrategyBasis.extend({ strategyVersion: z.number().int() });
export type PromptBasis = z.infer<typeof PromptBasis>;
