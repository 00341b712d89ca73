import { isUnspaced } from '#text/segment.ts';
import type { Term } from './topic.ts';

/** The index of a term that is complete; `atEnd`: only at the end of the text. */
export type End = { id: number; atEnd: boolean };
type Edges = Map<string, Node>;
/** Edges by parts of words, with the lengths of these parts, in the order in which a word is searched from its first letter on. */
type PartEdges = { byPart: Edges; lengths: number[] };
/** A state of the trie: the edges to take by the next word, and the terms that are complete here. */
export type Node = {
  words: Edges | null;
  prefixes: PartEdges | null;
  suffixes: PartEdges | null;
  /** Words that also match as the start (stems) or end (compounds) of a longer word. */
  stems: PartEdges | null;
  compounds: PartEdges | null;
  number: Node | null;
  year: Node | null;
  gaps: { max: number; node: Node }[] | null;
  ends: End[] | null;
  /** Terms that go on here but are not compiled yet: for each its index, and where its next word starts (COMPLETE: it has none). */
  pending: number[] | null;
};
type PartKind = 'prefixes' | 'suffixes' | 'stems' | 'compounds';

/** Terms in scripts without spaces, by their characters. */
export type CharTrie = Map<string, CharNode>;
type CharNode = { next: CharTrie; ends: CharEnd[] };
type CharEnd = End & { atStart: boolean };

/** Compiled terms: those that may be anywhere in a text, those at its start, and those in scripts without spaces. */
export type Trie = {
  root: Node;
  start: Node;
  /** Indexes of the terms in scripts without spaces, and these terms compiled. */
  unspaced: readonly number[];
  byChar: CharTrie | null;
  inflect: boolean;
  terms: readonly Term[];
  /** The words of each term, without the marks for start and end. */
  bodies: readonly string[];
};

const COMPLETE = -1;

/** From this length on a word also stands for its compounds and endings: `physiotherapie` in `Physiotherapiepraxis`. */
export const COMPOUND_LENGTH = 8;

/** Compiles terms; their syntax and `inflect` are those of createMatcher(). Words after the first one are compiled when a text has the first. */
export function buildTrie(terms: readonly Term[], inflect: boolean): Trie {
  const bodies: string[] = [];
  const unspaced: number[] = [];
  const trie: Trie = { root: newNode(), start: newNode(), unspaced, byChar: null, inflect, terms, bodies };
  for (const [id, { term }] of terms.entries()) {
    const body = term.slice(isAtStart(term) ? 1 : 0, isAtEnd(term) ? -1 : undefined).trim();
    bodies.push(body);
    if (isUnspaced(body)) unspaced.push(id);
    else addWords(trie, isAtStart(term) ? trie.start : trie.root, id, 0);
  }
  return trie;
}

const isAtStart = (term: string) => term.startsWith('^');
const isAtEnd = (term: string) => term.endsWith('$');

/** A node with its edges and ends; compiles the terms that continue here. */
export function compiled(node: Node, trie: Trie): Node {
  const { pending } = node;
  if (!pending) return node;
  node.pending = null;
  for (let at = 0; at < pending.length; at += 2) {
    const [id = 0, from = COMPLETE] = [pending[at], pending[at + 1]];
    if (from === COMPLETE) {
      node.ends ??= [];
      node.ends.push({ id, atEnd: isAtEnd(trie.terms[id]?.term ?? '') });
    } else addWords(trie, node, id, from);
  }
  return node;
}

function newNode(): Node {
  return {
    words: null,
    prefixes: null,
    suffixes: null,
    stems: null,
    compounds: null,
    number: null,
    year: null,
    gaps: null,
    ends: null,
    pending: null,
  };
}

/** Adds the edges of a term's word that starts at `from`; the rest waits in their nodes. */
function addWords({ bodies, inflect }: Trie, node: Node, id: number, from: number): void {
  const body = bodies[id] ?? '';
  const space = body.indexOf(' ', from);
  const word = body.slice(from, space < 0 ? undefined : space);
  const next = space < 0 ? COMPLETE : space + 1;
  if (word.includes('|')) for (const one of word.split('|')) addPending(addEdge(node, one, inflect), id, next);
  else addPending(addEdge(node, word, inflect), id, next);
  if (inflect && from === 0 && space < 0 && isCompoundEnd(word)) addPending(addPart(node, 'compounds', word), id, next);
}

const isCompoundEnd = (word: string) => word.length >= COMPOUND_LENGTH && !word.includes('*');

function addPending(node: Node, id: number, from: number): void {
  if (node.pending) node.pending.push(id, from);
  else node.pending = [id, from];
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
  if (word.startsWith('~')) return addGap(node, Number(word.slice(1)));
  if (word.endsWith('*')) return addPart(node, 'prefixes', word.slice(0, -1));
  if (word.startsWith('*')) return addPart(node, 'suffixes', word.slice(1));
  node.words ??= new Map();
  const next = child(node.words, word);
  if (inflect && word.length >= COMPOUND_LENGTH) addPart(node, 'stems', word, next);
  return next;
}

function addGap(node: Node, max: number): Node {
  node.gaps ??= [];
  const known = node.gaps.find((gap) => gap.max === max);
  if (known) return known.node;
  const gap = { max, node: newNode() };
  node.gaps.push(gap);
  return gap.node;
}

function addPart(node: Node, kind: PartKind, part: string, next?: Node): Node {
  node[kind] ??= { byPart: new Map(), lengths: [] };
  const { byPart, lengths } = node[kind];
  if (!lengths.includes(part.length)) {
    const isStart = kind === 'prefixes' || kind === 'stems';
    lengths.push(part.length);
    lengths.sort((one, other) => (isStart ? one - other : other - one));
  }
  return child(byPart, part, next);
}

/** The node that an edge leads to; `next` or a new one when there is no such edge yet. */
function child(edges: Edges, key: string, next?: Node): Node {
  const known = edges.get(key);
  if (known) return known;
  const added = next ?? newNode();
  edges.set(key, added);
  return added;
}

/** The terms in scripts without spaces by their characters; compiled when a text in such a script is searched first. */
export function charTrieOf(trie: Trie): CharTrie {
  if (trie.byChar) return trie.byChar;
  trie.byChar = new Map();
  for (const id of trie.unspaced) {
    const term = trie.terms[id]?.term ?? '';
    addSubstring(trie.byChar, (trie.bodies[id] ?? '').replaceAll(' ', ''), { id, atStart: isAtStart(term), atEnd: isAtEnd(term) });
  }
  return trie.byChar;
}

function addSubstring(trie: CharTrie, text: string, end: CharEnd): void {
  let next = trie;
  let node: CharNode | undefined;
  for (const char of text.split('')) {
    node = next.get(char) ?? { next: new Map(), ends: [] };
    next.set(char, node);
    next = node.next;
  }
  node?.ends.push(end);
}
