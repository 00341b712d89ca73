import { z } from 'zod';
import { etagOf } from './etag.ts';
import { MAX_PROMPT_CORRECTIONS } from './limits.ts';
import type { PromptReview } from './prompt-review.ts';

/** Which corrections of a prompt the owner puts back, and which are used again. */
export const CorrectionChoices = z.strictObject({
  /** `correctionsVersion` of the corrections that the choice was made from; if they have changed since, nothing is saved (409). */
  version: z.string().max(64),
  choices: z
    .array(
      z.strictObject({
        /** Place in the list of corrections, from 0. */
        correction: z.number().int().min(0).max(MAX_PROMPT_CORRECTIONS),
        use: z.boolean(),
      }),
    )
    .min(1)
    .max(MAX_PROMPT_CORRECTIONS),
});
export type CorrectionChoices = z.infer<typeof CorrectionChoices>;

/** Tells two states of a prompt's corrections apart: other corrections, or other choices of the owner. */
export function correctionsVersion({ corrections }: Pick<PromptReview, 'corrections'>): string {
  return etagOf(JSON.stringify(corrections.map(({ blockId, find, replace, status }) => [blockId, find, replace, status])));
}
