/** The JSON object in a model's answer: bare, fenced, or inside prose, between the outermost braces. Undefined when none parses. */
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
