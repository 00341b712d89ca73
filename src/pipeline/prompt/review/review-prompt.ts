import { z } from 'zod';
import type { LanguageModelClient } from '#ai/language-model-client.ts';
import { isAppError } from '#contracts/errors.ts';
import type { ModelCall } from '#contracts/model-call.ts';
import { type PromptReview, PromptReviewAnswer } from '#contracts/prompt-review.ts';
import { usageOf } from '../../insight/model/ask-for-profile.ts';
import { quotePages } from '../../insight/model/quote-pages.ts';
import { buildSiteModel } from '../../site-model/site-model.ts';
import { readInput } from '../../strategy/read-site.ts';
import { contentMarkdown } from '../content-file.ts';
import { applyReview } from './apply-review.ts';
import { QUESTION_SHARE, REVIEW_BUDGET } from './budget.ts';
import { ownContent } from './own-content.ts';
import { REVIEW_INSTRUCTIONS, reviewQuestion } from './question.ts';
import type { ReviewInput } from './review-input.ts';
import { correctionsOf } from './rewritten-parts.ts';
import { siteLines } from './site-lines.ts';

export type ReviewServices = {
  model: LanguageModelClient;
  signal: AbortSignal;
  /** Gets the length of the answer so far, in characters. */
  onText?: ((characters: number) => void) | undefined;
};

/** Time until the model says something, and between two pieces of its answer: people wait for it. */
const TIMEOUT_MS = 60_000;
/** Time for the whole answer, which may be as long as the prompt, while it grows. Set by hand. */
const STREAMED_MS = 300_000;
/** Tokens of pages below which they prove nothing. */
const FEWEST_PAGE_TOKENS = 1_000;

/**
 * Asks a model to read the finished prompt next to today's pages and to correct it. Each correction is checked; what became of it is in the
 * result, which `applyReview` makes in the document. On any failure a review without corrections says why. Throws only the abort error.
 */
export async function reviewPrompt(input: ReviewInput, { model, signal, onText }: ReviewServices): Promise<PromptReview> {
  const { document, strategy, outputs } = input;
  const site = buildSiteModel(outputs.crawl);
  const reading = readInput({ ...outputs, site: outputs.crawl });
  const content = ownContent(contentMarkdown(strategy, document.text), strategy);
  const known = { blocks: document.blocks, content, site: siteLines(reading), language: strategy.site.language };
  const schema = JSON.stringify(z.toJSONSchema(PromptReviewAnswer));
  const overhead = model.estimateTokens(REVIEW_INSTRUCTIONS + schema + reviewQuestion(known, []));
  const room = Math.floor(REVIEW_BUDGET.inputTokens * QUESTION_SHARE) - overhead;
  if (room < FEWEST_PAGE_TOKENS) return nothing('The prompt is too long to be read with the pages, so no model was asked.');
  const pages = quotePages(site, room, (text) => model.estimateTokens(text), { isWhole: true });
  try {
    const { output, usage, costUsd } = await model.ask({
      instructions: REVIEW_INSTRUCTIONS,
      prompt: reviewQuestion(known, pages),
      schema: PromptReviewAnswer,
      complete: withBothLists,
      maxOutputTokens: REVIEW_BUDGET.outputTokens,
      timeoutMs: TIMEOUT_MS,
      streamedMs: STREAMED_MS,
      signal,
      onText,
    });
    const call: ModelCall = { purpose: 'review', model: model.name, ...usage, costUsd, failure: '' };
    const corrections = correctionsOf(output, document.blocks).map((correction) => ({
      ...correction,
      status: 'refused' as const,
      reason: '',
    }));
    const review: PromptReview = { name: model.name, note: '', calls: [call], corrections, answer: output };
    return applyReview(document, review, input).review ?? review;
  } catch (error) {
    if (signal.aborted) throw error;
    const reason = isAppError(error) ? error.message : `${model.name} failed.`;
    const usage = usageOf(error);
    return nothing(`${reason} The prompt is as it was composed.`, {
      ...{ purpose: 'review', model: model.name, ...usage, costUsd: model.costUsd(usage), failure: reason },
    });
  }
}

/** An answer that leaves one of its lists out has none of that kind. */
const withBothLists = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null ? { parts: [], corrections: [], ...answer } : answer;

const nothing = (note: string, ...calls: ModelCall[]): PromptReview => ({ name: 'none', note, calls, corrections: [], answer: null });
