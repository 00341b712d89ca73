/** Keys whose texts are the site's own words or addresses: they never change with a line of ours. */
const FACTS = new Set(['evidence', 'findingIds', 'id', 'basis', 'kind', 'url', 'path', 'pages']);

/** A value with every text that is one of these lines, or has it in quotation marks, in the new words. */
export function repeatLines<T>(value: T, lines: ReadonlyMap<string, string>): T {
  if (typeof value === 'string') {
    let text: string = lines.get(value) ?? value;
    for (const [before, after] of lines) text = text.replaceAll(`"${before}"`, () => `"${after}"`);
    return text as T;
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => repeatLines(entry, lines)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, FACTS.has(key) ? entry : repeatLines(entry, lines)])) as T;
}
