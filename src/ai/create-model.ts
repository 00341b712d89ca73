import { extractJsonMiddleware, wrapLanguageModel } from 'ai';
import { AppError } from '#contracts/errors.ts';
import { cappedFetch } from './capped-fetch.ts';
import { estimateTokens } from './estimate-tokens.ts';
import type { LanguageModelClient, ProviderId } from './language-model-client.ts';
import { costOf } from './prices.ts';
import { anthropicModel } from './providers/anthropic.ts';
import { googleModel } from './providers/google.ts';
import { openaiModel } from './providers/openai.ts';
import { openaiCompatibleModel } from './providers/openai-compatible.ts';
import { createStreamedModel } from './streamed-model.ts';
import { createAsk, type Wait } from './structured-completion.ts';

export type ModelSettings = {
  provider: ProviderId;
  model: string;
  apiKey: string | undefined;
  /** The provider's own URL unless given; required for `openai-compatible`. */
  baseUrl: string | undefined;
};

const PROVIDERS = {
  openai: openaiModel,
  anthropic: anthropicModel,
  google: googleModel,
  'openai-compatible': openaiCompatibleModel,
};

/**
 * Creates the client of a language model. Nothing is sent before the first question. `wait` replaces the pause between retries in
 * tests, `stalledAfterMs` the time after which a silent stream is given up.
 * Throws `invalid-input` when the key or the URL is missing.
 */
export function createModel(settings: ModelSettings, services: { wait?: Wait; stalledAfterMs?: number } = {}): LanguageModelClient {
  const { provider, model, apiKey, baseUrl } = settings;
  if (!apiKey && provider !== 'openai-compatible')
    throw new AppError('invalid-input', `AI_API_KEY is required for AI_PROVIDER=${provider}.`);
  if (!baseUrl && provider === 'openai-compatible')
    throw new AppError('invalid-input', `AI_BASE_URL is required for AI_PROVIDER=${provider}.`);
  // Without this, the library prints warnings to the console, bypassing our log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const open = (fetch: typeof globalThis.fetch) => PROVIDERS[provider]({ model, apiKey: apiKey ?? '', baseUrl, fetch });
  const openWrapped = (fetch: typeof globalThis.fetch) =>
    wrapLanguageModel({ model: open(fetch).model, middleware: extractJsonMiddleware() });
  const name = `${provider} ${model}`;
  const costUsd: LanguageModelClient['costUsd'] = (usage) => costOf(provider, model, usage);
  const provided = { ...open(cappedFetch), modelFor: createStreamedModel(openWrapped, services.stalledAfterMs) };
  return { name, ask: createAsk({ name, apiKey, provided, costUsd, wait: services.wait }), estimateTokens, costUsd };
}
