import type { LanguageModel } from 'ai';

export type ProviderSettings = { model: string; apiKey: string; baseUrl: string | undefined; fetch: typeof fetch };

/** A provider's model, ready to use. */
export type ProviderModel = {
  model: Exclude<LanguageModel, string>;
  /** Requested reasoning; it uses the same output tokens as the answer. */
  reasoning: 'minimal' | 'low' | undefined;
  /** Whether the server may not support schemas: it then gets the schema in the prompt. */
  schemaMayBeRefused: boolean;
};
