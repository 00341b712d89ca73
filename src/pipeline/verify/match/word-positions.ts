/** Words in reading order, indexed so that runs of them are found without reading everything. */
export type WordPositions = {
  /** Where these words come in a row for the first time, from `from` on and before `to`; -1 where they do not. */
  indexOf(words: readonly string[], from: number, to: number): number;
  /** Whether each of these words is somewhere. */
  hasAll(words: readonly string[]): boolean;
  /** The words from one place to another. */
  between(from: number, to: number): string[];
  length: number;
};

/** The first place in a sorted list whose number is not smaller. */
function firstFrom(list: readonly number[], least: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Indexes words by their places. */
export function indexPositions(all: readonly string[]): WordPositions {
  const places = new Map<string, number[]>();
  all.forEach((word, at) => {
    const list = places.get(word);
    if (list) list.push(at);
    else places.set(word, [at]);
  });

  return {
    length: all.length,
    hasAll: (words) => words.every((word) => places.has(word)),
    between: (from, to) => all.slice(from, to),
    indexOf(words, from, to) {
      // The rarest word decides at how few places the others are looked at.
      let [rarest, offset]: [readonly number[] | null, number] = [null, 0];
      for (const [at, word] of words.entries()) {
        const list = places.get(word);
        if (!list) return -1;
        if (rarest === null || list.length < rarest.length) [rarest, offset] = [list, at];
      }
      if (rarest === null) return from;
      for (let next = firstFrom(rarest, from + offset); next < rarest.length; next += 1) {
        const start = (rarest[next] ?? 0) - offset;
        if (start + words.length > to) return -1;
        if (words.every((word, at) => all[start + at] === word)) return start;
      }
      return -1;
    },
  };
}
