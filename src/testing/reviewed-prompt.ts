// A prompt of a bakery's site, and reviews of it as a model might write them.
import type { PromptDocument } from '#contracts/prompt.ts';
import type { PromptCorrection, PromptReview } from '#contracts/prompt-review.ts';
import { buildPrompt } from '#pipeline/build-prompt.ts';
import { applyReview } from '#pipeline/prompt/review/apply-review.ts';
import type { ReviewContext, ReviewInput } from '#pipeline/prompt/review/review-input.ts';
import type { StrategyInput } from '#pipeline/strategy/read-site.ts';
import { input as bakery } from './asked-strategist.ts';

/** The prompt for Lovable of a site, with what it was made from. `notes`: the owner's own decisions. */
export function reviewInput(
  { site: crawl, audit, profile, competitors }: StrategyInput = bakery,
  { notes = '', customPrompt = '' }: { notes?: string; customPrompt?: string } = {},
): ReviewInput {
  const outputs = { crawl, audit, profile, competitors };
  const choice = { builder: 'lovable' as const, customPrompt };
  const built = buildPrompt(outputs as Parameters<typeof buildPrompt>[0], choice);
  const strategy = { ...built.strategy, ...(notes === '' ? {} : { notes }) };
  const { prompt: document } = buildPrompt(outputs as Parameters<typeof buildPrompt>[0], choice, strategy);
  return { outputs, strategy, customPrompt, document };
}

/** A change of the first block. */
export const correction = (find: string, replace: string, more: Partial<PromptCorrection> = {}): PromptCorrection => ({
  ...{ blockId: 'first', kind: 'wrong', find, replace, why: 'The site says so.' },
  ...more,
});

/** A review that nobody has judged yet. */
export const reviewOf = (...corrections: PromptCorrection[]): PromptReview => ({
  ...{ name: 'a model', note: '', calls: [], answer: null },
  corrections: corrections.map((one) => ({ ...one, status: 'refused', reason: '' })),
});

/** What becomes of one correction: `''` where it is made, else why not. */
export function reasonFor(one: PromptCorrection, { document, ...context }: ReviewInput): string {
  const [judged] = applyReview(document, reviewOf(one), context).review?.corrections ?? [];
  return judged?.status === 'made' ? '' : (judged?.reason ?? 'not judged');
}

/** A prompt after a review, as text. */
export const textAfter = (document: PromptDocument, review: PromptReview, context: ReviewContext): string =>
  applyReview(document, review, context).text;
