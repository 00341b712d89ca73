import { z } from 'zod';
import { Outdated } from './project.ts';
import { Strategy } from './strategy.ts';
import { StrategyEdits } from './strategy-edits.ts';

/** `GET` and `PATCH /api/projects/{id}/strategy`. */
export const StrategyAnswer = z.object({
  /** To be named by the next change. */
  version: z.number().int(),
  /** With the owner's edits. */
  strategy: Strategy,
  /** All of them: those of fields, and what was changed in the optimizer text. */
  edits: StrategyEdits,
  outdated: Outdated.shape.strategy,
});
export type StrategyAnswer = z.infer<typeof StrategyAnswer>;

/** The 409 of `PATCH`: the strategy as stored; nothing was overwritten. */
export const StrategyConflictAnswer = z.object({ message: z.string(), stored: StrategyAnswer });
