import { z } from 'zod';
import { BuilderId } from './builder.ts';

/** A part of the prompt document that is pasted or done in one go. */
export const PromptBlock = z.object({
  /** Stable: `first`, `pages-2`, `after-publish` ... */
  id: z.string(),
  kind: z.enum(['first', 'follow-up', 'field', 'reference', 'after-publish', 'checklist']),
  title: z.string(),
  /** Markdown or plain text, ready to paste. */
  text: z.string(),
  /** Characters the builder (or our own design default) allows; null when none is known. */
  limit: z.number().int().nullable(),
  /** Whether `limit` is the vendor's number or our own default. */
  limitSource: z.enum(['vendor', 'design-default', 'none']),
});
export type PromptBlock = z.infer<typeof PromptBlock>;

/** Outcome of one machine-checkable point of the rubric (builders.md section 10). */
export const LintResult = z.object({
  id: z.string(),
  /** Rubric point, 1 to 20. */
  point: z.number().int(),
  gate: z.boolean(),
  marks: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  title: z.string(),
  /** Why these marks, in a sentence. */
  reason: z.string(),
  /** Block and words it speaks of; '' when it speaks of the whole. */
  blockId: z.string(),
  excerpt: z.string(),
});
export type LintResult = z.infer<typeof LintResult>;

/** What is handed over: numbered blocks, the first of which stands alone. */
export const PromptDocument = z.object({
  builder: BuilderId,
  /** What the machine-checkable points of the rubric say of it. */
  lint: z.array(LintResult).optional(),
  blocks: z.array(PromptBlock),
  /** All blocks as one text: what the project stores as `designerPrompt`. */
  text: z.string(),
  /** Documented link that opens the builder with the first block; null when there is none or it is too long. */
  deepLink: z.string().nullable(),
  /** Further places that open with the first block, for a builder of the user's own; left out when none is short enough. */
  links: z.array(z.object({ label: z.string(), url: z.string() })).optional(),
  /** Where to paste it by hand. */
  startPage: z.string(),
  /** Shown beside the link: cost, uncertainty. */
  notice: z.string(),
});
export type PromptDocument = z.infer<typeof PromptDocument>;
