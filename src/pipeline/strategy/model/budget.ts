import type { LanguageModelClient, ModelUsage } from '#ai/language-model-client.ts';

/** Most tokens of one strategy; the questions of an analysis have a budget of their own. */
export const STRATEGY_BUDGET: ModelUsage = { inputTokens: 44_000, outputTokens: 24_000 };

/** Share of the input for the question; the rest is kept for the repair of a malformed answer, which sends that answer back. */
export const QUESTION_SHARE = 0.68;

/** About what a model will use for one strategy, with its price in US dollars; null when the price is not known. Output: set by hand. */
export function estimateStrategyUse(model: Pick<LanguageModelClient, 'costUsd'>): ModelUsage & { costUsd: number | null } {
  const { inputTokens, outputTokens } = STRATEGY_BUDGET;
  const usage = { inputTokens: Math.round(inputTokens * QUESTION_SHARE), outputTokens: outputTokens / 2 };
  return { ...usage, costUsd: model.costUsd(usage) };
}
