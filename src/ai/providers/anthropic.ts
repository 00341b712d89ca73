import { createAnthropic } from '@ai-sdk/anthropic';
import type { ProviderModel, ProviderSettings } from './provider.ts';

/** From generation 5 on, models reason by default; earlier ones only on request. */
const THINKS = /^claude-[a-z]+-([5-9]|\d{2,})(-|$)/;

/** Anthropic's Messages API. */
export function anthropicModel({ model, apiKey, baseUrl, fetch }: ProviderSettings): ProviderModel {
  const anthropic = createAnthropic({ apiKey, baseURL: baseUrl ?? 'https://api.anthropic.com/v1', fetch });
  return { model: anthropic(model), reasoning: THINKS.test(model) ? 'low' : undefined, schemaMayBeRefused: false };
}
