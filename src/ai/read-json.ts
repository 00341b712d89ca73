/**
 * The JSON object in a model's answer: bare, fenced, or inside prose. Undefined when there is none that parses. Only the
 * outermost braces are tried, so prose with several objects gives none.
 */
export function readJson(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end <= start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
