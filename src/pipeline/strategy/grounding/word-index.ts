import { letterRuns } from '#text/characters.ts';
import { once } from '#text/memoize.ts';

/** Words of a text as they are compared: lower case, without punctuation. */
export function wordsIn(text: string): string[] {
  // A soft hyphen only says where a word may break.
  return letterRuns(text.replaceAll('\u00ad', '').normalize('NFKC').toLowerCase());
}

/** Tells whether runs of words occur in a body of texts; building and querying are linear in the number of words. */
export type WordIndex = {
  /** Whether the words occur in this order: every three neighbours do (two or one for shorter texts). */
  hasRun(text: string): boolean;
  /** Share of the text's neighboring words that occur, 0 to 1; 1 for a text without words. */
  shareOfRuns(text: string): number;
};

/** Between two texts, so that no run goes over their border. */
const BORDER = -1;
/** 2^32 divided by the golden ratio, as Knuth hashes by multiplication. */
const GOLDEN = 0x9e3779b1;

/** Tells whether the numbers from `at` on in `given` occur in this order, for runs of one length. */
type RunTable = (given: Int32Array, at: number) => boolean;

/**
 * An open hash table of the places where runs of `size` numbers begin: places instead of keys take four bytes a run, and comparing at the place is
 * exact whatever the hash.
 */
function tableOfRuns(ids: Int32Array, size: number): RunTable {
  const slots = 2 ** Math.ceil(Math.log2(ids.length * 2 + 2));
  const places = new Int32Array(slots).fill(-1);
  /** The slot with this run, or the free one where it belongs. */
  const slotOf = (given: Int32Array, at: number): number => {
    let hash = 0;
    for (let step = 0; step < size; step += 1) hash = Math.imul(hash ^ (hash >>> 15) ^ (given[at + step] as number), GOLDEN);
    let slot = (hash ^ (hash >>> 15)) & (slots - 1);
    for (;;) {
      const place = places[slot] as number;
      if (place < 0) return slot;
      let same = 0;
      while (same < size && ids[place + same] === given[at + same]) same += 1;
      if (same === size) return slot;
      slot = (slot + 1) & (slots - 1);
    }
  };
  let length = 0;
  for (let at = 0; at < ids.length; at += 1) {
    length = ids[at] === BORDER ? 0 : length + 1;
    if (length >= size) places[slotOf(ids, at + 1 - size)] = at + 1 - size;
  }
  return (given, at) => (places[slotOf(given, at)] as number) >= 0;
}

/** Reads the texts once; the same text twice costs nothing. */
export function indexWords(texts: Iterable<string>): WordIndex {
  const numberOf = new Map<string, number>();
  const numbers: number[] = [];
  for (const text of new Set(texts)) {
    for (const word of wordsIn(text)) {
      const id = numberOf.get(word) ?? numberOf.size;
      if (id === numberOf.size) numberOf.set(word, id);
      numbers.push(id);
    }
    numbers.push(BORDER);
  }
  const ids = Int32Array.from(numbers);
  const tables = [once(() => tableOfRuns(ids, 1)), once(() => tableOfRuns(ids, 2)), once(() => tableOfRuns(ids, 3))];
  const shareOfRuns = (text: string) => {
    const words = wordsIn(text);
    if (words.length === 0) return 1;
    const given = Int32Array.from(words, (word) => numberOf.get(word) ?? BORDER - 1);
    const size = Math.min(tables.length, given.length);
    const has = tables[size - 1]?.();
    const runs = given.length - size + 1;
    let found = 0;
    for (let at = 0; at < runs; at += 1) if (has?.(given, at)) found += 1;
    return found / runs;
  };
  return { shareOfRuns, hasRun: (text) => shareOfRuns(text) === 1 };
}
