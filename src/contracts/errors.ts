/** Every reason for which Sitebrief refuses or gives up, with its HTTP status. */
export const ERROR_STATUS = {
  'invalid-input': 400,
  'invalid-url': 400,
  'not-signed-in': 401,
  'invalid-credentials': 401,
  'not-allowed': 403,
  'account-deactivated': 403,
  'demo-read-only': 403,
  'cross-origin': 403,
  'not-found': 404,
  conflict: 409,
  'email-taken': 409,
  'too-large': 413,
  'address-refused': 422,
  'address-unresolved': 422,
  'site-unreachable': 422,
  'site-unreadable': 422,
  'too-many-requests': 429,
  'quota-exceeded': 429,
  cancelled: 499, // words: allow
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * A failure with a known consequence. `message` is a sentence for a site owner: what happened, to which URL, what to do next. Any other
 * error is an internal error and is reported without detail.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** HTTP status of `code`. */
  readonly status: number;
  /** Seconds after which to retry; sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Whether it is one of our own errors, even from another copy of this module. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error && 'status' in error;
}
