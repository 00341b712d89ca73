import { AppError, type ErrorCode } from '#contracts/errors.ts';
import type { ModelUsage } from './language-model-client.ts';

export type ModelErrorReason =
  | 'cancelled'
  | 'late'
  | 'over-quota'
  | 'wrong-key'
  | 'unknown-model'
  | 'failed'
  | 'unreachable'
  | 'malformed'
  | 'too-long'
  | 'refused';

const CODES: Partial<Record<ModelErrorReason, ErrorCode>> = { cancelled: 'cancelled', 'over-quota': 'too-many-requests' };

/** A model that gave no answer that can be used: the built-in result stands. `usage` was spent all the same. */
export class ModelError extends AppError {
  readonly reason: ModelErrorReason;
  readonly usage: ModelUsage;
  constructor(reason: ModelErrorReason, message: string, options: { usage: ModelUsage; cause?: unknown }) {
    super(CODES[reason] ?? 'unavailable', message, options);
    this.reason = reason;
    this.usage = options.usage;
  }
}

/** What a provider said, for the log: the key and anything that looks like one masked, at most 300 characters. */
export function withoutSecrets(text: string, apiKey: string | undefined): string {
  const masked = apiKey ? text.replaceAll(apiKey, '[key]') : text;
  return masked
    .replace(/\b(sk|pk|key|AIza|gsk|xai)[-_A-Za-z0-9*.]{8,}/g, '[key]')
    .replace(/(bearer|api[-_ ]?key)(["':=\s]+)[^\s"',}]+/gi, '$1$2[key]')
    .slice(0, 300);
}
