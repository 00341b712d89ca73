import { z } from 'zod';

/**
 * What a model answers about a strategy: other words for slots that were named to it, and nothing else. Lengths and truth are
 * checked afterwards (check-words.ts): strict providers refuse limits in a schema.
 */
export const StrategyAnswer = z.object({ texts: z.array(z.object({ slot: z.string(), text: z.string() })) });
export type StrategyAnswer = z.infer<typeof StrategyAnswer>;
