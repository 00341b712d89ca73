import type { ModelUsage, ProviderId } from './language-model-client.ts';
import table from './prices.json' with { type: 'json' };

/**
 * US dollars per million tokens, input and output, at the standard rate and for prompts below 100,000 tokens (ours stay below
 * 40,000). Collected on 2026-11-21 from copies of the providers' price pages
 * (developers.openai.com/api/docs/pricing, the pricing page of Anthropic's developer documentation, ai.google.dev/gemini-api/docs/pricing) and
 * public price lists; not every row was checked against its provider's page, so estimates say "about".
 */
const PRICES: Record<Exclude<ProviderId, 'openai-compatible'>, Record<string, number[]>> = table;

/** Suffix of a snapshot, which costs the same as its model: `-2026-04-14`, `-20260414`, `-001`, `-latest`. */
const SNAPSHOT = /-(\d{4}-\d{2}-\d{2}|\d{8}|\d{3}|latest)$/;

/** Cost of a use in US dollars by the dated table; null for a model that is not in it, and for every self-hosted server. */
export function costOf(provider: ProviderId, model: string, usage: ModelUsage): number | null {
  if (provider === 'openai-compatible') return null;
  const [input, output] = PRICES[provider][model] ?? PRICES[provider][model.replace(SNAPSHOT, '')] ?? [];
  if (input === undefined || output === undefined) return null;
  return (usage.inputTokens * input + usage.outputTokens * output) / 1_000_000;
}
