import { hasNumber, letterRuns } from '#text/characters.ts';
import { editDistance } from '#text/edit-distance.ts';
import { FEWEST_LETTERS, mostChanged } from '#text/respelling.ts';

/**
 * Writes words as the site also spells them where it differs by a letter, in long words by two: who puts a slip of the site right names nothing
 * that the site does not. For a text that is not known as it is. `known`: the site's words in lower case.
 */
export function createRespelling(known: readonly string[]): (text: string) => string {
  const words = new Set(known);
  const byStart = Map.groupBy(
    [...words].filter((word) => word.length >= FEWEST_LETTERS - 1 && !hasNumber(word)),
    (word) => word.slice(0, 2),
  );
  function spelled(word: string): string {
    const lower = word.toLowerCase();
    const most = mostChanged(word);
    if (most === 0) return word;
    return byStart.get(lower.slice(0, 2))?.find((other) => other !== lower && editDistance(lower, other, most) <= most) ?? word;
  }
  return (text) => [...new Set(letterRuns(text))].reduce((left, word) => left.replaceAll(word, spelled(word)), text);
}
