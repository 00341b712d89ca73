/** A line that occurs in none of the texts: whatever stands between two of them is data. The same texts give the same fence. */
export function delimiterFor(texts: readonly string[]): string {
  let fence = '=====';
  while (texts.some((text) => text.includes(fence))) fence += '=';
  return fence;
}
