import { letterRuns } from '#text/characters.ts';

/** Words of a text as they are compared: lower case, without punctuation. */
export function wordsIn(text: string): string[] {
  return letterRuns(text.normalize('NFKC').toLowerCase());
}

/** Tells whether runs of words occur in a body of texts; building and querying are linear in the number of words. */
export type WordIndex = {
  /** Whether the words occur in this order: every three neighbours do (two or one for shorter texts). */
  hasRun(text: string): boolean;
  /** Share of the text's neighboring words that occur, 0 to 1; 1 for a text without words. */
  shareOfRuns(text: string): number;
};

/** Room for one word's number inside a key of three: 3 x 17 bits stay exact in a double. */
const WORDS = 2 ** 17;

/** Reads the texts once; the same text twice costs nothing. */
export function indexWords(texts: Iterable<string>): WordIndex {
  const numberOf = new Map<string, number>();
  const pairs = new Set<number>();
  const triples = new Set<number>();
  for (const text of new Set(texts)) {
    let before = -1;
    let beforeThat = -1;
    for (const word of wordsIn(text)) {
      let id = numberOf.get(word);
      if (id === undefined) {
        id = numberOf.size % WORDS;
        numberOf.set(word, id);
      }
      if (before >= 0) pairs.add(before * WORDS + id);
      if (beforeThat >= 0) triples.add((beforeThat * WORDS + before) * WORDS + id);
      beforeThat = before;
      before = id;
    }
  }
  const shareOfRuns = (text: string) => {
    const ids = wordsIn(text).map((word) => numberOf.get(word) ?? -1);
    if (ids.length === 0) return 1;
    const size = Math.min(3, ids.length);
    let found = 0;
    for (let at = 0; at + size <= ids.length; at += 1) {
      const [a = -1, b = -1, c = -1] = ids.slice(at, at + size);
      const known =
        size === 1
          ? a >= 0
          : size === 2
            ? a >= 0 && b >= 0 && pairs.has(a * WORDS + b)
            : a >= 0 && b >= 0 && c >= 0 && triples.has((a * WORDS + b) * WORDS + c);
      if (known) found += 1;
    }
    return found / (ids.length - size + 1);
  };
  return { shareOfRuns, hasRun: (text) => shareOfRuns(text) === 1 };
}
