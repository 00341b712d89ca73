import { createPackedMatcher, type PackedHits } from './term-trie.ts';
import { type Term, type Topic, termsOf } from './topic.ts';

/** Searches texts for a list of topics. */
export type TopicSearch = {
  /** The terms of the topics: packed hits name them by their index. Compiled when a text is searched first. */
  terms: readonly Term[];
  /** All hits in a text, found in one pass. Those of texts up to 20,000 characters are cached. */
  hitsIn: (text: string) => PackedHits;
};

/** Texts per generation. The finders ask about each text of a site many times, and a site of 12 long pages has more than 8,000 texts. */
const MAX_CACHED_TEXTS = 9_000;
const MAX_CACHED_LENGTH = 20_000;

/** Compiles a list of topics. */
export function createTopicSearch(topics: readonly Topic[]): TopicSearch {
  const terms = termsOf(topics);
  const find = createPackedMatcher(terms);
  // Two generations: when the recent one is full, the older one is dropped, and texts still in use move up.
  let recent = new Map<string, PackedHits>();
  let older = new Map<string, PackedHits>();
  const hitsIn = (text: string) => {
    const cached = recent.get(text);
    if (cached) return cached;
    const found = older.get(text) ?? find(text).packed;
    if (text.length <= MAX_CACHED_LENGTH) {
      if (recent.size >= MAX_CACHED_TEXTS) [older, recent] = [recent, new Map()];
      recent.set(text, found);
    }
    return found;
  };
  return { terms, hitsIn };
}
