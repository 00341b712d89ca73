import { createPackedMatcher, HIT_SIZE, type Hit, type PackedHits, unpackHit } from './term-trie.ts';
import { type Term, termsOf } from './topic.ts';
import { TOPICS } from './topics.ts';

/** Compiled when a text is searched first. */
let compiled: { terms: readonly Term[]; find: ReturnType<typeof createPackedMatcher> } | null = null;

function lexicon(): NonNullable<typeof compiled> {
  if (!compiled) {
    const terms = termsOf(TOPICS);
    compiled = { terms, find: createPackedMatcher(terms) };
  }
  return compiled;
}

/** Texts per generation. The finders ask about each text of a site many times, and a site of 12 long pages has more than 8,000 texts. */
const MAX_CACHED_TEXTS = 9_000;
const MAX_CACHED_LENGTH = 20_000;
// Two generations: when the recent one is full, the older one is dropped, and texts still in use move up.
let recent = new Map<string, PackedHits>();
let older = new Map<string, PackedHits>();

/** The hits of all topics in a text, found in one pass. Those of texts up to 20,000 characters are cached. */
export function packedHits(text: string): PackedHits {
  const cached = recent.get(text);
  if (cached) return cached;
  const found = older.get(text) ?? lexicon().find(text).packed;
  if (text.length <= MAX_CACHED_LENGTH) {
    if (recent.size >= MAX_CACHED_TEXTS) [older, recent] = [recent, new Map()];
    recent.set(text, found);
  }
  return found;
}

/** Where terms of a topic (or of one of its groups) are in a text, in the order of their first word. Offsets are UTF-16 units. */
export function matchTerms(text: string, topic: string, group?: string): Hit[] {
  const packed = packedHits(text);
  const { terms } = lexicon();
  const hits: Hit[] = [];
  for (let at = 0; at < packed.length; at += HIT_SIZE) {
    const term = terms[packed[at] ?? 0];
    if (term && isOf(term, topic, group)) hits.push(unpackHit(packed, at, term));
  }
  return hits;
}

/** Whether a text contains a term of a topic (or of one of its groups). */
export function hasTerm(text: string, topic: string, group?: string): boolean {
  const packed = packedHits(text);
  const { terms } = lexicon();
  for (let at = 0; at < packed.length; at += HIT_SIZE) {
    const term = terms[packed[at] ?? 0];
    if (term && isOf(term, topic, group)) return true;
  }
  return false;
}

const isOf = (term: Term, topic: string, group: string | undefined) =>
  term.topic === topic && (group === undefined || term.group === group);

/** All terms of the lexicon: packed hits name them by their index. */
export const lexiconTerms = (): readonly Term[] => lexicon().terms;
