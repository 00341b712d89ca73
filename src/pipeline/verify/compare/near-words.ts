import type { PlacedText } from '../match/text-index.ts';
import { tokensOf } from '../match/tokens.ts';

/** So many words around a quote its author may be. */
const AROUND = 40;

/** Whether words are next to a text, on a page that has both: an author next to a quote. */
export function isNear(text: string, other: string, texts: readonly PlacedText[]): boolean {
  // The beginning of a long quote tells where it is.
  const start = tokensOf(text).slice(0, 8);
  const wanted = ` ${tokensOf(other).join(' ')} `;
  return [...Map.groupBy(texts, ({ path }) => path).values()].some((own) => {
    const words = own.flatMap((entry) => tokensOf(entry.text));
    return words.some((word, at) => {
      if (word !== start[0] || !start.every((token, step) => words[at + step] === token)) return false;
      const end = at + tokensOf(text).length;
      return ` ${words.slice(Math.max(0, at - AROUND), end + AROUND).join(' ')} `.includes(wanted);
    });
  });
}
