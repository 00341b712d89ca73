import type { LanguageModelClient, ModelUsage } from '#ai/language-model-client.ts';

/** Most tokens of reading one finished prompt. */
export const REVIEW_BUDGET: ModelUsage = { inputTokens: 72_000, outputTokens: 26_000 };

/** Share of the input for the question; the rest is kept for the repair of a malformed answer, which sends that answer back. */
export const QUESTION_SHARE = 0.78;

/** About what a model will use to read one prompt, with its price in US dollars; null when the price is not known. Shares set by hand. */
export function estimateReviewUse(model: Pick<LanguageModelClient, 'costUsd'>): ModelUsage & { costUsd: number | null } {
  const { inputTokens, outputTokens } = REVIEW_BUDGET;
  const usage = { inputTokens: Math.round(inputTokens * QUESTION_SHARE * 0.7), outputTokens: outputTokens / 2 };
  return { ...usage, costUsd: model.costUsd(usage) };
}
