import { createMatcher, type Hit, type Match } from './term-trie.ts';
import { termsOf } from './topic.ts';
import { TOPICS } from './topics.ts';

let matcher: ((text: string) => Match) | null = null;

/** Texts per generation. The finders ask about each text of a site many times, and a site of 12 long pages has more than 8,000 texts. */
const MAX_CACHED_TEXTS = 9_000;
const MAX_CACHED_LENGTH = 20_000;
// Two generations: when the recent one is full, the older one is dropped, and texts still in use move up.
let recent = new Map<string, readonly Hit[]>();
let older = new Map<string, readonly Hit[]>();

/** The hits of all topics in a text, found in one pass. Those of texts up to 20,000 characters are cached. */
function hitsIn(text: string): readonly Hit[] {
  const cached = recent.get(text);
  if (cached) return cached;
  matcher ??= createMatcher(termsOf(TOPICS));
  const found = older.get(text) ?? matcher(text).hits;
  if (text.length <= MAX_CACHED_LENGTH) {
    if (recent.size >= MAX_CACHED_TEXTS) [older, recent] = [recent, new Map()];
    recent.set(text, found);
  }
  return found;
}

/** Where terms of a topic (or of one of its groups) are in a text, in the order of their first word. Offsets are UTF-16 units. */
export function matchTerms(text: string, topic: string, group?: string): Hit[] {
  return hitsIn(text).filter((hit) => hit.topic === topic && (group === undefined || hit.group === group));
}

/** Whether a text contains a term of a topic (or of one of its groups). */
export function hasTerm(text: string, topic: string, group?: string): boolean {
  return hitsIn(text).some((hit) => hit.topic === topic && (group === undefined || hit.group === group));
}
