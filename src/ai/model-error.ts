import { APICallError } from 'ai';
import { AppError, type ErrorCode, isAppError } from '#contracts/errors.ts';
import { OversizedResponse } from './capped-fetch.ts';
import type { ModelUsage } from './language-model-client.ts';
import { BrokenAnswer } from './streamed-model.ts';

export type ModelErrorReason =
  | 'cancelled'
  | 'late'
  | 'broken-off'
  | 'over-quota'
  | 'wrong-key'
  | 'unknown-model'
  | 'failed'
  | 'unreachable'
  | 'malformed'
  | 'too-long'
  | 'refused';

const CODES: Partial<Record<ModelErrorReason, ErrorCode>> = { cancelled: 'cancelled', 'over-quota': 'too-many-requests' };

/** A model gave no usable answer, so the built-in result is kept. `usage` was spent anyway. */
export class ModelError extends AppError {
  readonly reason: ModelErrorReason;
  readonly usage: ModelUsage;
  constructor(reason: ModelErrorReason, message: string, options: { usage: ModelUsage; cause?: unknown }) {
    super(CODES[reason] ?? 'unavailable', message, options);
    this.reason = reason;
    this.usage = options.usage;
  }
}

/** A provider's message for the log: the key and anything that looks like one masked, at most 300 characters. */
export function withoutSecrets(text: string, apiKey: string | undefined): string {
  const masked = apiKey ? text.replaceAll(apiKey, '[key]') : text;
  return masked
    .replace(/\b(sk|pk|key|AIza|gsk|xai)[-_A-Za-z0-9*.]{8,}/g, '[key]')
    .replace(/(bearer|api[-_ ]?key)(["':=\s]+)[^\s"',}]+/gi, '$1$2[key]')
    .slice(0, 300);
}

/** Longest pause a provider may ask for; beyond it we do without the model. */
const MAX_PAUSE_MS = 20_000;

/** Whether to ask the same question again, and after how long if the provider says so; null when a retry is pointless. */
export function retryAdvice(error: unknown): { afterMs: number | undefined } | null {
  if (!APICallError.isInstance(error) || !error.isRetryable || isOversized(error)) return null;
  // An account without credit responds with 429 as well.
  const body = (error.responseBody ?? '').toLowerCase();
  if (body.includes('insufficient_quota') || body.includes('billing')) return null;
  const afterMs = retryAfterMs(error.responseHeaders ?? {});
  return afterMs !== undefined && afterMs > MAX_PAUSE_MS ? null : { afterMs };
}

function retryAfterMs(headers: Record<string, string>): number | undefined {
  const ms = Number(headers['retry-after-ms']);
  if (headers['retry-after-ms'] && Number.isFinite(ms) && ms >= 0) return ms;
  const seconds = Number(headers['retry-after']);
  return headers['retry-after'] && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}

type Circumstances = {
  name: string;
  apiKey: string | undefined;
  usage: ModelUsage;
  timeoutMs: number;
  canceled: boolean;
  late: boolean;
};

/** Turns any failure of a call into a `ModelError` with a sentence. The provider's message becomes its cause, secrets masked. */
export function toModelError(error: unknown, { name, apiKey, usage, timeoutMs, canceled, late }: Circumstances): ModelError {
  if (error instanceof ModelError) return error;
  const said = error instanceof Error ? error.message : String(error);
  const options = { usage, cause: new Error(withoutSecrets(said, apiKey)) };
  if (canceled) return new ModelError('cancelled', 'The analysis was canceled.', options);
  const isBroken = error instanceof BrokenAnswer;
  if (late && isBroken) return new ModelError('late', `${name} did not finish within ${Math.ceil(timeoutMs / 1_000)} seconds.`, options);
  if (late) return new ModelError('late', `${name} did not respond within ${Math.ceil(timeoutMs / 1_000)} seconds.`, options);
  if (isOversized(error)) return new ModelError('too-long', `The answer of ${name} was longer than allowed.`, options);
  if (isBroken) return new ModelError('broken-off', `${name} stopped in the middle of its answer.`, options);
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status === undefined) {
    if (isAppError(error) || !APICallError.isInstance(error))
      return new ModelError('failed', `${name} sent an unreadable response.`, options);
    return new ModelError('unreachable', `${name} could not be reached.`, options);
  }
  if (status === 401 || status === 403)
    return new ModelError('wrong-key', `${name} rejected the API key; the operator can fix that (AI_API_KEY).`, options);
  if (status === 404)
    return new ModelError(
      'unknown-model',
      `${name} is unknown to its provider; the operator can fix that (AI_MODEL, AI_BASE_URL).`,
      options,
    );
  if (status === 429 || status === 402) return new ModelError('over-quota', `${name} has reached its quota or rate limit.`, options);
  // A success status with an error: the envelope is not what the provider's API specifies.
  if (status < 400) return new ModelError('failed', `${name} sent an unreadable response.`, options);
  return new ModelError('failed', `${name} failed (HTTP ${status}).`, options);
}

function isOversized(error: unknown): boolean {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 8; inner = inner.cause, depth += 1)
    if (inner instanceof OversizedResponse) return true;
  return false;
}
