import type { z } from 'zod';

export type ProviderId = 'openai' | 'anthropic' | 'google' | 'openai-compatible';

export type ModelUsage = { inputTokens: number; outputTokens: number };

export type Question<T> = {
  /** What the model is to do; never holds text of a crawled page. */
  instructions: string;
  /** The material, texts of pages quoted as data. */
  prompt: string;
  /** Shape of the answer. `.nullable()`, never `.optional()`: strict providers refuse the latter. */
  schema: z.ZodType<T>;
  /** For the whole question: a repair may use what the first answer left. */
  maxOutputTokens: number;
  /** For the whole question, repeats and the repair included. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
};

export type Answer<T> = { output: T; usage: ModelUsage; costUsd: number | null };

/** The only door to a language model. */
export type LanguageModelClient = {
  /** Provider and model, for people. */
  name: string;
  /**
   * Puts one question and answers in the schema. Repeats on 429, 5xx and lost connections with a growing pause, tries once to
   * repair a malformed answer. Throws `ModelError` (an `AppError` with a sentence): `cancelled`, `too-many-requests`,
   * `unavailable`; its `usage` says what was spent all the same.
   */
  ask<T>(question: Question<T>): Promise<Answer<T>>;
  /** Tokens of a text, on the safe side. */
  estimateTokens(text: string): number;
  /** US dollars for this use; null when the model's price is not known. */
  costUsd(usage: ModelUsage): number | null;
};
