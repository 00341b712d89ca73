const NUL = String.fromCharCode(0);

/** A text as PostgreSQL accepts it: without NUL and lone surrogates (PostgreSQL manual, 8.3 and 8.14). */
export function sanitizeText(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes(NUL) ? wellFormed.replaceAll(NUL, '') : wellFormed;
}

/** Plain data as a jsonb column accepts it: every text and key sanitized; JSON drops undefined fields. */
export function sanitizeJson<T>(value: T): T {
  return sanitize(value) as T;
}

function sanitize(value: unknown): unknown {
  if (typeof value === 'string') return sanitizeText(value);
  if (Array.isArray(value)) return value.map(sanitize);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [sanitizeText(key), sanitize(inner)]));
}
