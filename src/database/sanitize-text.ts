const NUL = String.fromCharCode(0);

/** A text as PostgreSQL takes it: it refuses NUL and lone surrogates (PostgreSQL manual, 8.3 and 8.14). */
export function sanitizeText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes(NUL) ? whole.replaceAll(NUL, '') : whole;
}

/**
 * Plain data as a jsonb column takes it: every text and key cleaned as by `sanitizeText`, undefined fields left out
 * as JSON does. What needs no cleaning is handed back as it is.
 */
export function sanitizeJson<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return sanitizeText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [sanitizeText(key), clean(inner)]));
}
