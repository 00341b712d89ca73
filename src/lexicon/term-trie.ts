import { isYear } from '#text/characters.ts';
import { isUnspaced } from '#text/segment.ts';
import { type Tokens, tokenize } from '#text/tokenize.ts';
import { buildTrie, type CharTrie, charTrieOf, compiled, type End, type Node, type Trie } from './build-trie.ts';
import type { Term } from './topic.ts';

/** Where a term was found: words [from, to) of the text's tokens, characters [start, end) of the text. */
export type Hit = Term & { from: number; to: number; start: number; end: number };

/** What a text contains: its tokens and all hits, in the order of their first word. */
export type Match = { tokens: Tokens; hits: readonly Hit[] };

/** Least letters before a word at the end of a compound. */
const COMPOUND_HEAD = 3;
const MAX_CACHED_WORDS = 20_000;
/** A number may be written in groups: `1 200 000`. */
const MAX_NUMBER_TOKENS = 3;

/** Whether a word begins with a digit: in compared form, digits come before letters. */
const isNumeric = (word: string) => word.charCodeAt(0) <= 0x39;
const NUMBER = /^\d+[km]?$/;

/**
 * Hits as plain numbers, HIT_SIZE for each: index of the term, from, to, start, end. A site has a hundred thousand of them, and as
 * objects they take twice the memory.
 */
export type PackedHits = readonly number[];
export const HIT_SIZE = 5;

/**
 * Compiles terms into a trie over tokens and returns a function that finds all of them in a text in one pass. Syntax of a term:
 * `word*` prefix, `*word` suffix, `a|b` alternatives within one word, `~3` a gap of at most three words, `^` and `$` the text's
 * start and end, `#` a number, `#year` a year. Terms in scripts without spaces match as substrings. With `inflect`, plain words also
 * match their plural in s or es, and words of eight letters or more their compounds.
 */
export function createMatcher(terms: readonly Term[], { inflect = false } = {}): (text: string) => Match {
  const find = createPackedMatcher(terms, { inflect });
  return (text) => {
    const { tokens, packed } = find(text);
    const hits: Hit[] = [];
    for (let at = 0; at < packed.length; at += HIT_SIZE) {
      const term = terms[packed[at] ?? 0];
      if (term) hits.push(unpackHit(packed, at, term));
    }
    return { tokens, hits };
  };
}

/** The same with packed hits. */
export function createPackedMatcher(
  terms: readonly Term[],
  { inflect = false } = {},
): (text: string) => { tokens: Tokens; packed: PackedHits } {
  const trie = buildTrie(terms, inflect);
  const rootEdges = new Map<string, readonly Node[]>();
  return (text) => {
    const tokens = tokenize(text);
    const hits: number[] = [];
    const walk: Walk = { trie, rootEdges, tokens, hits, from: 0, first: 0 };
    for (let from = 0; from < tokens.words.length; from += 1) walkFrom(walk, from);
    if (trie.unspaced.length > 0 && isUnspaced(text)) findSubstrings(charTrieOf(trie), tokens, hits);
    return { tokens, packed: hits };
  };
}

/** The hit that starts at index `at` of packed hits. */
export function unpackHit(packed: PackedHits, at: number, { topic, group, language, term }: Term): Hit {
  const [from = 0, to = 0, start = 0, end = 0] = [packed[at + 1], packed[at + 2], packed[at + 3], packed[at + 4]];
  return { topic, group, language, term, from, to, start, end };
}

/** A text being searched from the word `from` on; `first` is where its hits begin. `rootEdges`: the nodes that a word leads to from the root, by word. */
type Walk = {
  trie: Trie;
  rootEdges: Map<string, readonly Node[]>;
  tokens: Tokens;
  hits: number[];
  from: number;
  first: number;
};

function walkFrom(walk: Walk, from: number): void {
  const { root, start } = walk.trie;
  const word = walk.tokens.words[from] ?? '';
  walk.from = from;
  walk.first = walk.hits.length;
  for (const next of rootEdgesOf(walk, word)) visit(walk, next, from + 1);
  if (root.gaps || isNumeric(word)) advanceByShape(walk, root, from, word);
  if (from === 0) advance(walk, start, from);
}

/** Goes on with the word at `at`. */
function advance(walk: Walk, node: Node, at: number): void {
  const word = walk.tokens.words[at];
  if (word === undefined) return;
  if (walk.trie.inflect || node.prefixes || node.suffixes) {
    for (const next of findEdges(node, word, walk.trie.inflect)) visit(walk, next, at + 1);
  } else {
    const next = node.words?.get(word);
    if (next) visit(walk, next, at + 1);
  }
  if (node.gaps || isNumeric(word)) advanceByShape(walk, node, at, word);
}

/** Goes on with a number, and after any words where the term has a gap. */
function advanceByShape(walk: Walk, node: Node, at: number, word: string): void {
  const { words } = walk.tokens;
  if (isNumeric(word)) {
    if (node.year && isYear(word)) visit(walk, node.year, at + 1);
    if (node.number)
      for (let to = at; to < at + MAX_NUMBER_TOKENS && NUMBER.test(words[to] ?? ''); to += 1) visit(walk, node.number, to + 1);
  }
  if (node.gaps)
    for (const { max, node: next } of node.gaps)
      for (let skipped = 0; skipped <= max; skipped += 1) advance(walk, compiled(next, walk.trie), at + skipped);
}

function visit(walk: Walk, node: Node, at: number): void {
  if (node.pending) compiled(node, walk.trie);
  if (node.ends) for (const end of node.ends) addHit(walk, end, at);
  advance(walk, node, at);
}

function addHit({ trie: { terms }, hits, tokens, from, first }: Walk, { id, atEnd }: End, to: number): void {
  if (atEnd && to !== tokens.words.length) return;
  for (let at = first; at < hits.length; at += HIT_SIZE) if (isSame(terms[hits[at] ?? 0], terms[id])) return;
  hits.push(id, from, to, tokens.starts[from] ?? 0, tokens.ends[to - 1] ?? 0);
}

/** Whether two terms differ in language at most. */
const isSame = (one: Term | undefined, other: Term | undefined) =>
  one === other || (one?.term === other?.term && one?.group === other?.group && one?.topic === other?.topic);

const NO_NODES: readonly Node[] = [];

/** The nodes that a word leads to from the root, from which every word of every text is tried. */
function rootEdgesOf({ trie, rootEdges }: Walk, word: string): readonly Node[] {
  const known = rootEdges.get(word);
  if (known) return known;
  const found = findEdges(trie.root, word, trie.inflect);
  if (rootEdges.size >= MAX_CACHED_WORDS) rootEdges.clear();
  rootEdges.set(word, found);
  return found;
}

function findEdges(node: Node, word: string, inflect: boolean): readonly Node[] {
  const { words, prefixes, suffixes, stems, compounds } = node;
  const next = words?.get(word);
  if (!inflect && !prefixes && !suffixes) return next ? [next] : NO_NODES;
  const found: Node[] = [];
  const add = (next: Node | undefined) => {
    if (next && !found.includes(next)) found.push(next);
  };
  add(next);
  if (inflect && word.endsWith('s')) {
    add(words?.get(word.slice(0, -1)));
    if (word.endsWith('es')) add(words?.get(word.slice(0, -2)));
  }
  if (prefixes) for (const length of prefixes.lengths) if (length <= word.length) add(prefixes.byPart.get(word.slice(0, length)));
  if (suffixes) for (const length of suffixes.lengths) if (length <= word.length) add(suffixes.byPart.get(word.slice(-length)));
  if (stems) for (const length of stems.lengths) if (length < word.length) add(stems.byPart.get(word.slice(0, length)));
  if (compounds)
    for (const length of compounds.lengths) if (length <= word.length - COMPOUND_HEAD) add(compounds.byPart.get(word.slice(-length)));
  return found.length > 0 ? found : NO_NODES;
}

/** Terms in scripts without spaces, looked for in the words joined: their text has no reliable word boundaries. */
function findSubstrings(trie: CharTrie, tokens: Tokens, hits: number[]): void {
  const flat = tokens.words.join('');
  const tokenAt: number[] = [];
  const offsetAt: number[] = [];
  tokens.words.forEach((word, at) => {
    for (let offset = 0; offset < word.length; offset += 1) {
      tokenAt.push(at);
      offsetAt.push(offset);
    }
  });
  for (let from = 0; from < flat.length; from += 1) {
    let node = trie.get(flat.charAt(from));
    for (let at = from + 1; node; at += 1) {
      for (const { id, atStart, atEnd } of node.ends) {
        if ((atStart && from !== 0) || (atEnd && at !== flat.length)) continue;
        const [first = 0, last = 0] = [tokenAt[from], tokenAt[at - 1]];
        const start = (tokens.starts[first] ?? 0) + (offsetAt[from] ?? 0);
        const end = Math.min((tokens.starts[last] ?? 0) + (offsetAt[at - 1] ?? 0) + 1, tokens.ends[last] ?? 0);
        hits.push(id, first, last + 1, start, end);
      }
      node = node.next.get(flat.charAt(at));
    }
  }
}
