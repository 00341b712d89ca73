/** Letters to add, take away or replace to make one word of another (Levenshtein); over `most` is told as `most + 1`. */
export function editDistance(one: string, other: string, most: number): number {
  const [from, to] = [[...one], [...other]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of from.entries()) {
    const next = [at + 1];
    for (const [index, target] of to.entries()) {
      const [above = 0, before = 0, corner = 0] = [row[index + 1], next[index], row[index]];
      next.push(Math.min(above + 1, before + 1, corner + (letter === target ? 0 : 1)));
    }
    row = next;
  }
  return Math.min(row.at(-1) ?? 0, most + 1);
}
