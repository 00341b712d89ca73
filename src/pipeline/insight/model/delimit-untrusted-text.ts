/** A line that occurs in none of the texts: what is between two such lines is data. The same texts give the same delimiter. */
export function delimiterFor(texts: readonly string[]): string {
  let delimiter = '=====';
  while (texts.some((text) => text.includes(delimiter))) delimiter += '=';
  return delimiter;
}
