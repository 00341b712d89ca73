import { z } from 'zod';
import { FactConflict, ProfileQuestion, SetAsideClaim } from './business.ts';
import { OwnerFact } from './facts.ts';

/** `GET /api/projects/{id}/facts`: what the owner said, what is still asked, and what is used by nothing. */
export const FactsAnswer = z.object({
  /** To be named by the next change. */
  version: z.number().int(),
  facts: z.array(OwnerFact),
  /** The most weighty first; empty before the first analysis. */
  questions: z.array(ProfileQuestion),
  setAside: z.array(SetAsideClaim),
  /** Facts that the site contradicts. */
  conflicts: z.array(FactConflict),
});
export type FactsAnswer = z.infer<typeof FactsAnswer>;

/** The 409 of `PUT /api/projects/{id}/facts`: the facts as stored; nothing was overwritten. */
export const FactsConflictAnswer = z.object({ message: z.string(), stored: FactsAnswer });
export type FactsConflictAnswer = z.infer<typeof FactsConflictAnswer>;
