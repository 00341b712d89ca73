/**
 * All matches of a global pattern, as `text.matchAll(pattern)` gives them. That copies the pattern on each call, which for a long one
 * takes several times as long as the search. The pattern must not match the empty text.
 */
export function findAll(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}
