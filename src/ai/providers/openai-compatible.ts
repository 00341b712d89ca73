import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ProviderModel, ProviderSettings } from './provider.ts';

/** Any server with OpenAI's /chat/completions: Ollama, vLLM, OpenRouter. */
export function openaiCompatibleModel({ model, apiKey, baseUrl, fetch }: ProviderSettings): ProviderModel {
  const server = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl ?? '',
    ...(apiKey === '' ? {} : { apiKey }),
    // Without this the schema is not sent at all.
    supportsStructuredOutputs: true,
    // Without this a stream does not say how many tokens it used.
    includeUsage: true,
    fetch,
  });
  return { model: server(model), reasoning: undefined, schemaMayBeRefused: true };
}
