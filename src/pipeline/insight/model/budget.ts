import type { LanguageModelClient, ModelUsage } from '#ai/language-model-client.ts';

/** Most tokens of one analysis, all questions to the model together. */
export type ModelBudget = ModelUsage;

/** Default budget: 44,000 in, 10,000 out. */
export const MODEL_BUDGET: ModelBudget = { inputTokens: 44_000, outputTokens: 10_000 };

/** Shares of the budget. The rest of the input is kept for the repair of a malformed answer, which sends that answer back. */
export const SHARES = {
  profile: { input: 0.72, output: 0.85 },
  competitors: { input: 0.03, output: 0.1 },
} as const;

/** Input: fitted to twelve real sites of 2 to 12 pages, which took 4,000 to 20,400 tokens. Output: recorded answers about these sites took 1,900 to 3,400. */
const TOKENS_PER_PAGE = { inputTokens: 1_300, outputTokens: 150 };
const TOKENS_BESIDE_PAGES = { inputTokens: 4_000, outputTokens: 2_000 };

/** About what a model will use for a site of so many pages, never more than the budget: for showing before the run. */
export function estimateModelUse(pages: number, budget: ModelBudget = MODEL_BUDGET): ModelUsage {
  const of = (kind: keyof ModelUsage) => Math.min(budget[kind], TOKENS_BESIDE_PAGES[kind] + pages * TOKENS_PER_PAGE[kind]);
  return { inputTokens: of('inputTokens'), outputTokens: of('outputTokens') };
}

/** The same with its price in US dollars; null when the price is not known. */
export function estimateModelCost(model: Pick<LanguageModelClient, 'costUsd'>, pages: number): ModelUsage & { costUsd: number | null } {
  const usage = estimateModelUse(pages);
  return { ...usage, costUsd: model.costUsd(usage) };
}
