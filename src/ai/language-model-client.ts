import type { z } from 'zod';
import type { Patience } from './deadline.ts';

export type ProviderId = 'openai' | 'anthropic' | 'google' | 'openai-compatible';

export type ModelUsage = { inputTokens: number; outputTokens: number };

export type Question<T> = Patience & {
  /** What the model should do; never contains text of a crawled page. */
  instructions: string;
  /** The input; page texts are quoted as data. */
  prompt: string;
  /** Schema of the answer. `.nullable()`, never `.optional()`: strict providers reject the latter. */
  schema: z.ZodType<T>;
  /** Fills in what an answer left out, before the schema reads it: a field without a word is no reason for a repair. */
  complete?: ((answer: unknown) => unknown) | undefined;
  /** For the whole question: a repair may use what the first answer left over. */
  maxOutputTokens: number;
  signal?: AbortSignal | undefined;
  /** Gets the length of the answer so far, in characters, while it comes; never called where the server does not stream. */
  onText?: ((characters: number) => void) | undefined;
};

export type Answer<T> = { output: T; usage: ModelUsage; costUsd: number | null };

/** Client of a language model; the only access to one. */
export type LanguageModelClient = {
  /** Provider and model, for people. */
  name: string;
  /**
   * Asks one question and returns the answer in the schema. Retries on 429, 5xx and lost connections with backoff, and tries once to
   * repair a malformed answer. Throws `ModelError` (an `AppError` with a sentence): `'cancelled'`, `too-many-requests`, `unavailable`;
   * its `usage` is what was spent anyway.
   */
  ask<T>(question: Question<T>): Promise<Answer<T>>;
  /** Estimated tokens of a text, rather too many than too few. */
  estimateTokens(text: string): number;
  /** Cost in US dollars; null when the model's price is unknown. */
  costUsd(usage: ModelUsage): number | null;
};
