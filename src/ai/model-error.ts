import { APICallError } from 'ai';
import { AppError, type ErrorCode, isAppError } from '#contracts/errors.ts';
import { OversizedAnswer } from './capped-fetch.ts';
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

/** Longest pause a provider may ask for before we would rather do without it. */
const MAX_PAUSE_MS = 20_000;

/** Whether the same question may be put again, and after how long when the provider says so; null when it is of no use. */
export function worthRepeating(error: unknown): { afterMs: number | undefined } | null {
  if (!APICallError.isInstance(error) || !error.isRetryable || isOversized(error)) return null;
  // An account without money left answers 429 as well.
  if (/insufficient_quota|billing/i.test(error.responseBody ?? '')) return null;
  const afterMs = askedPauseMs(error.responseHeaders ?? {});
  return afterMs !== undefined && afterMs > MAX_PAUSE_MS ? null : { afterMs };
}

function askedPauseMs(headers: Record<string, string>): number | undefined {
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
  cancelled: boolean;
  late: boolean;
};

/** Any failure of a call as a `ModelError` with a sentence. What the provider said goes along as cause, secrets masked. */
export function toModelError(error: unknown, { name, apiKey, usage, timeoutMs, cancelled, late }: Circumstances): ModelError {
  if (error instanceof ModelError) return error;
  const said = error instanceof Error ? error.message : String(error);
  const options = { usage, cause: new Error(withoutSecrets(said, apiKey)) };
  if (cancelled) return new ModelError('cancelled', 'The analysis was cancelled.', options);
  if (late) return new ModelError('late', `${name} did not answer within ${Math.ceil(timeoutMs / 1_000)} seconds.`, options);
  if (isOversized(error)) return new ModelError('too-long', `The answer of ${name} was longer than allowed.`, options);
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status === undefined) {
    if (isAppError(error) || !APICallError.isInstance(error))
      return new ModelError('failed', `${name} sent an answer that could not be read.`, options);
    return new ModelError('unreachable', `${name} could not be reached.`, options);
  }
  if (status === 401 || status === 403)
    return new ModelError(
      'wrong-key',
      `${name} refused the access key; the operator of this installation can mend that (AI_API_KEY).`,
      options,
    );
  if (status === 404)
    return new ModelError(
      'unknown-model',
      `${name} is not known to its provider; the operator can mend that (AI_MODEL, AI_BASE_URL).`,
      options,
    );
  if (status === 429 || status === 402)
    return new ModelError('over-quota', `${name} takes no more questions at the moment: its quota or rate limit is reached.`, options);
  // A status of success with an error: the envelope was not what the provider's interface promises.
  if (status < 400) return new ModelError('failed', `${name} sent an answer that could not be read.`, options);
  return new ModelError('failed', `${name} failed (HTTP ${status}).`, options);
}

function isOversized(error: unknown): boolean {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 8; inner = inner.cause, depth += 1)
    if (inner instanceof OversizedAnswer) return true;
  return false;
}
