import { isUnspaced } from '#text/segment.ts';
import { type Tokens, tokenize } from '#text/tokenize.ts';

/** A term of a topic. Its group is '' where the topic has none; language is ISO 639-1, or `any` for terms of mixed or unknown language. */
export type Term = { topic: string; group: string; language: string; term: string };

/** Where a term was found: words [from, to) of the text's tokens, characters [start, end) of the text. */
export type Hit = Term & { from: number; to: number; start: number; end: number };

/** What a text contains: its tokens and all hits, in the order of their first word. */
export type Match = { tokens: Tokens; hits: readonly Hit[] };

type End = { term: Term; atEnd: boolean };
/** A state of the trie: the edges to take by the next word, and the terms that are complete here. */
type Node = {
  words: Edges | null;
  prefixes: Edges | null;
  suffixes: Edges | null;
  /** Words that also match as the start (stems) or end (compounds) of a longer word. */
  stems: Edges | null;
  compounds: Edges | null;
  number: Node | null;
  year: Node | null;
  gaps: { max: number; node: Node }[] | null;
  ends: End[] | null;
};
type Edges = Map<string, Node>;
type EdgeKind = 'words' | 'prefixes' | 'suffixes' | 'stems' | 'compounds';

const newNode = (): Node => ({
  ...{ words: null, prefixes: null, suffixes: null, stems: null, compounds: null },
  ...{ number: null, year: null, gaps: null, ends: null },
});

/** From this length on a word also stands for its compounds and endings: `physiotherapie` in `Physiotherapiepraxis`. */
const COMPOUND_LENGTH = 8;
/** Least letters before a word at the end of a compound. */
const COMPOUND_HEAD = 3;
const MAX_CACHED_WORDS = 20_000;
/** A number may be written in groups: `1 200 000`. */
const MAX_NUMBER_TOKENS = 3;

const ASCII = /^[\x20-\x7e]*$/;
const NUMBER = /^\d+[km]?$/;
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Compiles terms into a trie over tokens and returns a function that finds all of them in a text in one pass. Syntax of a term:
 * `word*` prefix, `*word` suffix, `a|b` alternatives within one word, `~3` a gap of at most three words, `^` and `$` the text's
 * start and end, `#` a number, `#year` a year. Terms in scripts without spaces match as substrings. With `inflect`, plain words also
 * match their plural in s or es, and words of eight letters or more their compounds.
 */
export function createMatcher(terms: readonly Term[], { inflect = false } = {}): (text: string) => Match {
  const trie = buildTrie(terms, inflect);
  return (text) => {
    const tokens = tokenize(text);
    const hits: Hit[] = [];
    for (let from = 0; from < tokens.words.length; from += 1) walkFrom(trie, tokens, from, hits);
    if (trie.unspaced.size > 0 && isUnspaced(text)) findSubstrings(trie.unspaced, tokens, hits);
    return { tokens, hits };
  };
}

type CharNode = { next: CharTrie; ends: (End & { atStart: boolean; length: number })[] };
type CharTrie = Map<string, CharNode>;
type Trie = { root: Node; start: Node; unspaced: CharTrie; inflect: boolean; rootEdges: Map<string, readonly Node[]> };

function buildTrie(terms: readonly Term[], inflect: boolean): Trie {
  const trie: Trie = { root: newNode(), start: newNode(), unspaced: new Map(), inflect, rootEdges: new Map() };
  for (const term of terms) {
    const atStart = term.term.startsWith('^');
    const atEnd = term.term.endsWith('$');
    const body = term.term.slice(atStart ? 1 : 0, atEnd ? -1 : undefined).trim();
    if (!ASCII.test(body) && isUnspaced(body)) addSubstring(trie.unspaced, body.replaceAll(' ', ''), { term, atStart, atEnd });
    else addWords(atStart ? trie.start : trie.root, body.split(' '), { term, atEnd }, inflect);
  }
  return trie;
}

function addWords(root: Node, parts: readonly string[], end: End, inflect: boolean): void {
  let nodes = [root];
  for (const part of parts) nodes = nodes.flatMap((node) => part.split('|').map((word) => addEdge(node, word, inflect)));
  for (const node of nodes) addEnd(node, end);
  const [only = ''] = parts;
  if (inflect && parts.length === 1 && only.length >= COMPOUND_LENGTH && !only.includes('*')) addEnd(child(root, 'compounds', only), end);
}

function addEdge(node: Node, word: string, inflect: boolean): Node {
  if (word === '#') {
    node.number ??= newNode();
    return node.number;
  }
  if (word === '#year') {
    node.year ??= newNode();
    return node.year;
  }
  if (word.startsWith('~')) {
    const gap = { max: Number(word.slice(1)), node: newNode() };
    node.gaps = [...(node.gaps ?? []), gap];
    return gap.node;
  }
  if (word.endsWith('*')) return child(node, 'prefixes', word.slice(0, -1));
  if (word.startsWith('*')) return child(node, 'suffixes', word.slice(1));
  const next = child(node, 'words', word);
  if (inflect && word.length >= COMPOUND_LENGTH) edgesOfKind(node, 'stems').set(word, next);
  return next;
}

function addEnd(node: Node, end: End): void {
  node.ends ??= [];
  node.ends.push(end);
}

function edgesOfKind(node: Node, kind: EdgeKind): Edges {
  node[kind] ??= new Map();
  return node[kind];
}

function child(node: Node, kind: EdgeKind, key: string): Node {
  const edges = edgesOfKind(node, kind);
  const known = edges.get(key);
  if (known) return known;
  const next = newNode();
  edges.set(key, next);
  return next;
}

function addSubstring(trie: CharTrie, text: string, end: End & { atStart: boolean }): void {
  let next = trie;
  let node: CharNode | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    node = next.get(char) ?? { next: new Map(), ends: [] };
    next.set(char, node);
    next = node.next;
  }
  node?.ends.push({ ...end, length: text.length });
}

function walkFrom(trie: Trie, tokens: Tokens, from: number, hits: Hit[]): void {
  const first = hits.length;
  const emit = ({ term, atEnd }: End, to: number) => {
    if (atEnd && to !== tokens.words.length) return;
    if (hits.slice(first).some((hit) => hit.term === term.term && hit.topic === term.topic && hit.group === term.group)) return;
    hits.push({ ...term, from, to, start: tokens.starts[from] ?? 0, end: tokens.ends[to - 1] ?? 0 });
  };
  const visit = (node: Node, at: number) => {
    if (node.ends) for (const end of node.ends) emit(end, at);
    advance(node, at);
  };
  const advance = (node: Node, at: number) => {
    const word = tokens.words[at];
    if (word === undefined) return;
    for (const next of edgesOf(node, word, trie)) visit(next, at + 1);
    if (node.year && YEAR.test(word)) visit(node.year, at + 1);
    if (node.number)
      for (let to = at; to < at + MAX_NUMBER_TOKENS && NUMBER.test(tokens.words[to] ?? ''); to += 1) visit(node.number, to + 1);
    for (const gap of node.gaps ?? []) for (let skipped = 0; skipped <= gap.max; skipped += 1) advance(gap.node, at + skipped);
  };
  advance(trie.root, from);
  if (from === 0) advance(trie.start, from);
}

const NO_NODES: readonly Node[] = [];

/** The nodes that a word leads to; for the root, from which every word of every text is tried, known by word. */
function edgesOf(node: Node, word: string, trie: Trie): readonly Node[] {
  if (node !== trie.root) return findEdges(node, word, trie.inflect);
  const known = trie.rootEdges.get(word);
  if (known) return known;
  const found = findEdges(node, word, trie.inflect);
  if (trie.rootEdges.size >= MAX_CACHED_WORDS) trie.rootEdges.clear();
  trie.rootEdges.set(word, found);
  return found;
}

function findEdges(node: Node, word: string, inflect: boolean): readonly Node[] {
  const found: Node[] = [];
  const add = (next: Node | undefined) => {
    if (next && !found.includes(next)) found.push(next);
  };
  const { words, prefixes, suffixes, stems, compounds } = node;
  add(words?.get(word));
  if (inflect && word.endsWith('s')) {
    add(words?.get(word.slice(0, -1)));
    if (word.endsWith('es')) add(words?.get(word.slice(0, -2)));
  }
  if (prefixes) for (let length = 1; length <= word.length; length += 1) add(prefixes.get(word.slice(0, length)));
  if (suffixes) for (let from = 0; from < word.length; from += 1) add(suffixes.get(word.slice(from)));
  if (stems) for (let length = COMPOUND_LENGTH; length < word.length; length += 1) add(stems.get(word.slice(0, length)));
  if (compounds) for (let from = COMPOUND_HEAD; from <= word.length - COMPOUND_LENGTH; from += 1) add(compounds.get(word.slice(from)));
  return found.length > 0 ? found : NO_NODES;
}

/** Terms in scripts without spaces, looked for in the words joined: their text has no reliable word boundaries. */
function findSubstrings(trie: CharTrie, tokens: Tokens, hits: Hit[]): void {
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
      for (const { term, atStart, atEnd } of node.ends) {
        if ((atStart && from !== 0) || (atEnd && at !== flat.length)) continue;
        const [first = 0, last = 0] = [tokenAt[from], tokenAt[at - 1]];
        const start = (tokens.starts[first] ?? 0) + (offsetAt[from] ?? 0);
        const end = Math.min((tokens.starts[last] ?? 0) + (offsetAt[at - 1] ?? 0) + 1, tokens.ends[last] ?? 0);
        hits.push({ ...term, from: first, to: last + 1, start, end });
      }
      node = node.next.get(flat.charAt(at));
    }
  }
}
