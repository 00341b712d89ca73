// Deeper data is cut: declared data of a hostile page may be nested until a recursive reader fails.
const MAX_DEPTH = 64;

/**
 * The value as a jsonb column accepts it: texts and keys without NUL and lone surrogates (PostgreSQL manual, 8.3 and 8.14), numbers
 * finite, nesting at most 64 levels (deeper values become null). What needs no change is returned as is, not copied.
 */
export function sanitizeJson<T>(value: T): T {
  return clean(value, 0) as T;
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return sanitizeText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return null;
  if (Array.isArray(value)) return cleanList(value, depth + 1);
  return cleanRecord(value as Record<string, unknown>, depth + 1);
}

function cleanList(list: unknown[], depth: number): unknown[] {
  let copy: unknown[] | null = null;
  for (let index = 0; index < list.length; index += 1) {
    const entry = clean(list[index], depth);
    if (entry === list[index]) continue;
    copy ??= [...list];
    copy[index] = entry;
  }
  return copy ?? list;
}

function cleanRecord(record: Record<string, unknown>, depth: number): Record<string, unknown> {
  let entries: [string, unknown][] | null = null;
  const names = Object.keys(record);
  for (const [index, name] of names.entries()) {
    const entry = clean(record[name], depth);
    const plainName = sanitizeText(name);
    if (entry !== record[name] || plainName !== name) entries ??= names.slice(0, index).map((before) => [before, record[before]]);
    entries?.push([plainName, entry]);
  }
  return entries ? Object.fromEntries(entries) : record;
}

/** A text as PostgreSQL accepts it: without NUL; lone surrogates become U+FFFD. */
export function sanitizeText(text: string): string {
  if (!text.includes('\0')) return text.isWellFormed() ? text : text.toWellFormed();
  return text.replaceAll('\0', '').toWellFormed();
}
