import type { LanguageModel } from 'ai';

export type ProviderSettings = { model: string; apiKey: string; baseUrl: string | undefined; fetch: typeof fetch };

/** A provider's model, ready to be asked. */
export type ProviderModel = {
  model: Exclude<LanguageModel, string>;
  /** How much thinking is asked for; thinking is paid from the same output tokens as the answer. */
  reasoning: 'minimal' | 'low' | undefined;
  /** Servers that may not know schemas get the schema in the prompt when they refuse it. */
  schemaMayBeRefused: boolean;
};
