// Deeper data is cut: declared data of a hostile page may be nested until a recursive reader fails.
const MAX_DEPTH = 64;

/**
 * A copy that a database accepts: texts without NUL and lone surrogates (PostgreSQL refuses both), numbers finite, nesting
 * at most 64 levels (deeper values become null).
 */
export function plainData<T>(value: T): T {
  return clean(value, 0) as T;
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((entry) => clean(entry, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [cleanText(name), clean(entry, depth + 1)]));
}

/** Without NUL; lone surrogates become U+FFFD. */
export function cleanText(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();
}
