import { createGoogle } from '@ai-sdk/google';
import type { ProviderModel, ProviderSettings } from './provider.ts';

/** Generation 2.5 sets reasoning in tokens, from 3 on in levels; earlier ones don't reason. */
function reasoningLevel(model: string): ProviderModel['reasoning'] {
  if (model.startsWith('gemini-2.5')) return 'minimal';
  return /^gemini-([3-9]|\d{2,})/.test(model) ? 'low' : undefined;
}

/** Google's Gemini API. */
export function googleModel({ model, apiKey, baseUrl, fetch }: ProviderSettings): ProviderModel {
  const google = createGoogle({ apiKey, baseURL: baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta', fetch });
  return { model: google(model), reasoning: reasoningLevel(model), schemaMayBeRefused: false };
}
