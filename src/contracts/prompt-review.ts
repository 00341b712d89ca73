import { z } from 'zod';
import { ModelCall } from './model-call.ts';

/** In place of a block's id: a correction of the copy file that goes with the prompt. */
export const CONTENT_FILE = 'CONTENT.md';

/** What is wrong: statements that exclude each other, something visitors rely on that is missing, an error, words a builder can't act on, something said twice, a rest of a template or of today's page. */
export const CorrectionKind = z.enum(['contradiction', 'lost', 'wrong', 'unclear', 'repeated', 'leftover']);
export type CorrectionKind = z.infer<typeof CorrectionKind>;

/** One change of a finished prompt, as the model proposes it. */
export const PromptCorrection = z.object({
  /** Id of the document's block, or `CONTENT.md`. */
  blockId: z.string(),
  kind: CorrectionKind,
  /** Words of the block to the letter, found exactly once. An addition names the line it goes after and repeats it in `replace`. */
  find: z.string(),
  /** The words in its place; '' removes. */
  replace: z.string(),
  /** Why, in one English sentence for the owner. */
  why: z.string(),
});
export type PromptCorrection = z.infer<typeof PromptCorrection>;

/** What the model answers. No limits here, strict providers refuse them: see pipeline/prompt/review. */
export const PromptReviewAnswer = z.object({ corrections: z.array(PromptCorrection) });
export type PromptReviewAnswer = z.infer<typeof PromptReviewAnswer>;

/**
 * `made`: it is in the document. `refused`: a check failed. `undone`: the owner took it back; it stays so until the owner sets another status.
 * `outdated`: its words are no longer in the document.
 */
export const CorrectionStatus = z.enum(['made', 'refused', 'undone', 'outdated']);
export type CorrectionStatus = z.infer<typeof CorrectionStatus>;

/** A proposed change and what became of it. */
export const ReviewedCorrection = PromptCorrection.extend({
  status: CorrectionStatus,
  /** Why it was not made, in one sentence; '' for one that is made. */
  reason: z.string(),
});
export type ReviewedCorrection = z.infer<typeof ReviewedCorrection>;

/** The model's reading of a finished prompt, stored with the document so that it can be applied again without asking. */
export const PromptReview = z.object({
  /** Provider and model; `none` where no model read it. */
  name: z.string(),
  /** What came of it, in one or two sentences for the owner. */
  note: z.string(),
  calls: z.array(ModelCall),
  /** In the order of the answer: most important first. */
  corrections: z.array(ReviewedCorrection),
  /** The answer as it was given; null when there is none. */
  answer: PromptReviewAnswer.nullable(),
});
export type PromptReview = z.infer<typeof PromptReview>;
