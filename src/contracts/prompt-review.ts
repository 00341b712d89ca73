import { z } from 'zod';
import { ModelCall } from './model-call.ts';

/** In place of a block's id: a correction of the copy file that goes with the prompt. */
export const CONTENT_FILE = 'CONTENT.md';

/** What is wrong: statements that exclude each other, something visitors rely on that is missing, an error, words a builder can't act on, something said twice, a rest of a template or of today's page. */
const ERROR_KINDS = ['contradiction', 'lost', 'wrong', 'unclear', 'repeated', 'leftover'] as const;
/** What a correction is for; `rewritten`: a whole part of the prompt. */
export const CorrectionKind = z.enum([...ERROR_KINDS, 'rewritten']);
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
  /** Of a rewritten part: its heading, as it is in the prompt. */
  part: z.string().optional(),
});
export type PromptCorrection = z.infer<typeof PromptCorrection>;

/** A part of the prompt in the model's words. */
export const RewrittenPart = z.object({
  /** Id of the document's block. */
  blockId: z.string(),
  /** The heading of the part, its whole line to the letter. */
  heading: z.string(),
  /** All that follows the heading, up to the next one. */
  text: z.string(),
  /** What is better now, in one English sentence for the owner. */
  why: z.string(),
});
export type RewrittenPart = z.infer<typeof RewrittenPart>;

/** What the model answers. No limits here, strict providers refuse them: see pipeline/prompt/review. */
export const PromptReviewAnswer = z.object({
  parts: z.array(RewrittenPart),
  corrections: z.array(PromptCorrection.omit({ part: true }).extend({ kind: z.enum(ERROR_KINDS) })),
});
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
  /** Why it was not made, or which of its lines were left out; '' for one that is made whole. */
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
  /** The answer as it was given, those of earlier versions without parts; null when there is none. */
  answer: PromptReviewAnswer.extend({ parts: z.array(RewrittenPart).default([]) }).nullable(),
});
export type PromptReview = z.infer<typeof PromptReview>;
