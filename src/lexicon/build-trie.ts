import { hasAny, isPrintableAscii } from '#text/characters.ts';
import { isUnspaced } from '#text/segment.ts';
import type { Term } from './topic.ts';

/** The index of a term that is complete; `atEnd`: only at the end of the text. */
export type End = { id: number; atEnd: boolean };
/** The words that are left of a term, '' when it is complete. */
type Pending = { end: End; rest: string };
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
  /** Terms that go on here but are not compiled yet. */
  pending: Pending[] | null;
};
type PartKind = 'prefixes' | 'suffixes' | 'stems' | 'compounds';

/** Terms in scripts without spaces, by their characters. */
export type CharTrie = Map<string, CharNode>;
type CharNode = { next: CharTrie; ends: CharEnd[] };
type CharEnd = End & { atStart: boolean };

/** Compiled terms: those that may be anywhere in a text, those at its start, and those in scripts without spaces. */
export type Trie = { root: Node; start: Node; unspaced: CharTrie; inflect: boolean };

/** From this length on a word also stands for its compounds and endings: `physiotherapie` in `Physiotherapiepraxis`. */
export const COMPOUND_LENGTH = 8;

/** Compiles terms; their syntax and `inflect` are those of createMatcher(). Words after the first one are compiled when a text has the first. */
export function buildTrie(terms: readonly Term[], inflect: boolean): Trie {
  const trie: Trie = { root: newNode(), start: newNode(), unspaced: new Map(), inflect };
  for (const [id, { term }] of terms.entries()) {
    const atStart = term.startsWith('^');
    const atEnd = term.endsWith('$');
    const body = term.slice(atStart ? 1 : 0, atEnd ? -1 : undefined).trim();
    if (!isPrintableAscii(body) && isUnspaced(body)) addSubstring(trie.unspaced, body.replaceAll(' ', ''), { id, atStart, atEnd });
    else addTerm(atStart ? trie.start : trie.root, body, { id, atEnd }, inflect);
  }
  return trie;
}

function addTerm(node: Node, words: string, end: End, inflect: boolean): void {
  addWords(node, words, end, inflect);
  if (inflect && words.length >= COMPOUND_LENGTH && !hasAny(words, ' *')) addPending(addPart(node, 'compounds', words), { end, rest: '' });
}

/** A node with its edges and ends; compiles the terms that continue here. */
export function compiled(node: Node, { inflect }: Trie): Node {
  const { pending } = node;
  if (!pending) return node;
  node.pending = null;
  for (const { end, rest } of pending) {
    if (rest === '') {
      node.ends ??= [];
      node.ends.push(end);
    } else addWords(node, rest, end, inflect);
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

/** Adds the edges of the first word; the rest waits in their nodes. */
function addWords(node: Node, words: string, end: End, inflect: boolean): void {
  const space = words.indexOf(' ');
  const first = space < 0 ? words : words.slice(0, space);
  const left = { end, rest: space < 0 ? '' : words.slice(space + 1) };
  for (const word of first.split('|')) addPending(addEdge(node, word, inflect), left);
}

function addPending(node: Node, left: Pending): void {
  node.pending ??= [];
  node.pending.push(left);
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
function child(edges: Edges, key: string, next = newNode()): Node {
  const known = edges.get(key);
  if (known) return known;
  edges.set(key, next);
  return next;
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
