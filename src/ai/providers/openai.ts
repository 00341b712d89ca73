import { createOpenAI } from '@ai-sdk/openai';
import type { ProviderModel, ProviderSettings } from './provider.ts';

/** Models that reason and accept `reasoning_effort`; others reject it. */
const THINKS = /^(o\d|gpt-([5-9]|\d{2,})(?!.*chat))/;

/** OpenAI over /chat/completions, which every OpenAI account and most gateways support. */
export function openaiModel({ model, apiKey, baseUrl, fetch }: ProviderSettings): ProviderModel {
  const openai = createOpenAI({ apiKey, baseURL: baseUrl ?? 'https://api.openai.com/v1', fetch });
  return { model: openai.chat(model), reasoning: THINKS.test(model) ? 'low' : undefined, schemaMayBeRefused: false };
}
