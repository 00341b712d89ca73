import type { ModelUsage, ProviderId } from './language-model-client.ts';

/**
 * US dollars per million tokens, input and output, at the standard rate and for prompts below 100,000 tokens (ours stay below
 * 40,000). Collected on 2026-11-21 from copies of the providers' price pages
 * (developers.openai.com/api/docs/pricing, the pricing page of Anthropic's developer documentation, ai.google.dev/gemini-api/docs/pricing) and
 * public price lists; not every row was checked against its provider's page, so estimates say "about".
 */
const PRICES: Record<Exclude<ProviderId, 'openai-compatible'>, Record<string, readonly [input: number, output: number]>> = {
  openai: {
    'gpt-4o': [2.5, 10],
    'gpt-4o-mini': [0.15, 0.6],
    'gpt-4.1': [2, 8],
    'gpt-4.1-mini': [0.4, 1.6],
    'gpt-4.1-nano': [0.1, 0.4],
    'gpt-5': [1.25, 10],
    'gpt-5-mini': [0.25, 2],
    'gpt-5-nano': [0.05, 0.4],
    'gpt-5.1': [1.25, 10],
    'gpt-5.2': [1.75, 14],
    'gpt-5.4': [2.5, 15],
    'gpt-5.4-mini': [0.75, 4.5],
    'gpt-5.4-nano': [0.2, 1.25],
    'gpt-5.5': [5, 30],
    'gpt-5.6-terra': [2, 12],
    'gpt-5.6-luna': [0.2, 1.2],
    'gpt-6-astra': [10, 50],
    'gpt-6-sol': [2, 10],
    'gpt-6-luna': [0.1, 0.5],
  },
  anthropic: {
    'claude-haiku-4-5': [1, 5],
    'claude-haiku-5-5': [0.1, 0.5],
    'claude-sonnet-4-5': [3, 15],
    'claude-sonnet-4-6': [3, 15],
    'claude-sonnet-5': [2, 10],
    'claude-sonnet-5-5': [2, 10],
    'claude-opus-4-5': [5, 25],
    'claude-opus-4-6': [5, 25],
    'claude-opus-4-7': [5, 25],
    'claude-opus-4-8': [5, 25],
    'claude-opus-5': [5, 25],
    'claude-opus-5-5': [4, 20],
  },
  google: {
    'gemini-2.5-pro': [1.25, 10],
    'gemini-2.5-flash': [0.3, 2.5],
    'gemini-2.5-flash-lite': [0.1, 0.4],
    'gemini-3-flash-preview': [0.5, 3],
    'gemini-3.5-flash': [1.5, 9],
    'gemini-3.5-flash-lite': [0.3, 2.5],
    'gemini-3.6-flash': [1.5, 7.5],
  },
};

/** Suffix of a snapshot, which costs the same as its model: `-2026-04-14`, `-20260414`, `-001`, `-latest`. */
const SNAPSHOT = /-(\d{4}-\d{2}-\d{2}|\d{8}|\d{3}|latest)$/;

/** Cost of a use in US dollars by the dated table; null for a model that is not in it, and for every self-hosted server. */
export function costOf(provider: ProviderId, model: string, usage: ModelUsage): number | null {
  if (provider === 'openai-compatible') return null;
  const price = PRICES[provider][model] ?? PRICES[provider][model.replace(SNAPSHOT, '')];
  if (!price) return null;
  return (usage.inputTokens * price[0] + usage.outputTokens * price[1]) / 1_000_000;
}
