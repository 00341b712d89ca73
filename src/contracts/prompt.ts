import { z } from 'zod';
import { BuilderId } from './builder.ts';
import { PromptReview } from './prompt-review.ts';

/** A part of the prompt document that is pasted or done in one step. */
export const PromptBlock = z.object({
  /** Stable: `first`, `pages-2`, `after-publish` ... */
  id: z.string(),
  kind: z.enum(['first', 'follow-up', 'field', 'reference', 'after-publish', 'checklist']),
  title: z.string(),
  /** Markdown or plain text, ready to paste. */
  text: z.string(),
  /** Maximum characters, by the builder or our own default; null if unknown. */
  limit: z.number().int().nullable(),
  /** Whether `limit` is the vendor's number or our own default. */
  limitSource: z.enum(['vendor', 'design-default', 'none']),
});
export type PromptBlock = z.infer<typeof PromptBlock>;

/** Result of one automatic check of the rubric. */
export const LintResult = z.object({
  id: z.string(),
  /** Rubric point, 1 to 25. */
  point: z.number().int(),
  gate: z.boolean(),
  marks: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  title: z.string(),
  /** Why these marks, in a sentence. */
  reason: z.string(),
  /** The block and words it is about; '' when it is about the whole prompt. */
  blockId: z.string(),
  excerpt: z.string(),
});
export type LintResult = z.infer<typeof LintResult>;

/** The finished prompt: numbered blocks, the first of which works on its own. */
export const PromptDocument = z.object({
  builder: BuilderId,
  /** Results of the rubric's automatic checks. */
  lint: z.array(LintResult).optional(),
  blocks: z.array(PromptBlock),
  /** All blocks as one text: what the project stores as `designerPrompt`. */
  text: z.string(),
  /** The builder's documented link that opens it with the first block; null if there is none or it would be too long. */
  deepLink: z.string().nullable(),
  /** More links that open with the first block, for a custom builder; absent if none is short enough. */
  links: z.array(z.object({ label: z.string(), url: z.string() })).optional(),
  /** Screenshots of the blueprint that the text refers to, by file name; absent where none are attached. */
  images: z.array(z.string()).optional(),
  /** Where to paste it manually. */
  startPage: z.string(),
  /** Shown next to the link: cost, uncertainty. */
  notice: z.string(),
  /** What a model corrected in it; absent where none has read it. */
  review: PromptReview.optional(),
});
export type PromptDocument = z.infer<typeof PromptDocument>;
