import { wordsIn } from '../../strategy/grounding/word-index.ts';

/** From this share of its neighboring words on, a text only says again what was said. */
const REPEATED = 0.8;
/** Shorter texts are labels and prices, which may appear in several places. */
const FEWEST_LETTERS = 18;
const NEIGHBORS = 3;

/** What a prompt has said so far, so that each text is given once. */
export type SaidTexts = {
  /** Whether the words were given before, in one text or in several. */
  has(text: string): boolean;
  add(text: string): void;
};

function runsOf(words: readonly string[]): string[] {
  if (words.length <= NEIGHBORS) return words.length === 0 ? [] : [words.join(' ')];
  return words.slice(NEIGHBORS - 1).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`);
}

/** Starts with nothing said. */
export function createSaidTexts(): SaidTexts {
  const runs = new Set<string>();
  // A text is added right after it was asked about.
  let last = { text: '', words: [] as string[], runs: [] as string[] };
  const read = (text: string) => {
    if (text !== last.text) {
      const words = wordsIn(text);
      last = { text, words, runs: runsOf(words) };
    }
    return last;
  };
  return {
    has(text) {
      const { words, runs: own } = read(text);
      if (words.reduce((sum, word) => sum + word.length, 0) < FEWEST_LETTERS) return false;
      let found = 0;
      for (const run of own) if (runs.has(run)) found += 1;
      return found / own.length >= REPEATED;
    },
    add(text) {
      for (const run of read(text).runs) runs.add(run);
    },
  };
}
