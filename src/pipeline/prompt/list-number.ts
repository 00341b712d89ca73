import { isDigits } from '#text/characters.ts';

/** The number that a line of a list begins with, and what follows its period: `2. **Prices**`; null for other lines. */
export function listNumber(line: string): { number: number; rest: string } | null {
  const [number = ''] = line.split('. ', 1);
  return isDigits(number, 2) && line.startsWith(`${number}. `) ? { number: Number(number), rest: line.slice(number.length + 2) } : null;
}
