import { type Part, treeOf } from './pattern-tree.ts';
import { hasAny, isSign, keyOf, START_LENGTH, type WordStarts } from './word-starts.ts';

/** More words than this are not looked up: the pattern is simply tried. */
const MAX_WORDS = 600;

/** Words (by their keys) of which a text has one, or several such needs: each of them, or one of them. */
type Need = { words: readonly number[] } | { each: readonly Need[] } | { one: readonly Need[] };

const known = new WeakMap<RegExp, Need | null>();

/**
 * Whether a pattern may fit somewhere in a text (or in a part of it that is cut at no word), given how the words of that text begin.
 * `false` is certain. Most of the long patterns fit nowhere on most pages, and this costs a hundredth of trying them.
 */
export function canMatch(pattern: RegExp, starts: WordStarts): boolean {
  let need = known.get(pattern);
  if (need === undefined) {
    need = neededBy(treeOf(pattern), false);
    known.set(pattern, need);
  }
  return need === null || isMet(need, starts);
}

function isMet(need: Need, starts: WordStarts): boolean {
  if ('words' in need) return hasAny(starts, need.words);
  return 'each' in need ? need.each.every((one) => isMet(one, starts)) : need.one.some((one) => isMet(one, starts));
}

/** What the one of the branches that fits needs; null when one of them needs nothing that can be told. */
function neededBy(branches: readonly Part[][], isAtEdge: boolean): Need | null {
  const one: Need[] = [];
  for (const branch of branches) {
    const need = neededByParts(branch, isAtEdge);
    if (!need) return null;
    one.push(need);
  }
  return one.length === 1 ? (one[0] ?? null) : { one };
}

/** What all parts, one after the other, need. */
function neededByParts(parts: readonly Part[], isAtEdge: boolean): Need | null {
  const each: Need[] = [];
  const add = (need: Need | null) => void (need && each.push(need));
  let edge = isAtEdge;
  parts.forEach((part, index) => {
    if (edge && part.kind !== 'edge') add(wordsFrom(parts, index));
    if (part.kind === 'group' && part.min > 0) add(neededBy(part.branches, edge));
    if (part.kind === 'chars' && part.min > 0 && part.chars?.every((char) => isSign(char.charCodeAt(0))))
      add({ words: part.chars.map((char) => keyOf({ start: char, isWhole: false })) });
    edge = endsAtEdge(part, edge);
  });
  return each.length > 0 ? { each } : null;
}

/** Whether a word can only begin anew behind a part, given whether it can only do so before it. */
function endsAtEdge(part: Part | undefined, isAtEdge: boolean): boolean {
  if (part === undefined || part.kind === 'edge') return part !== undefined;
  if (part.min === 0 && !isAtEdge) return false;
  return part.kind === 'group' ? part.branches.every((branch) => endsAtEdge(branch.at(-1), false)) : isBetweenWords(part.chars);
}

const WORD_CHAR = /^[a-z0-9_]$/;

function isBetweenWords(chars: readonly string[] | null): boolean {
  return chars?.every((char) => !WORD_CHAR.test(char)) ?? false;
}

/** Every way in which a word may begin at a part that stands at the edge of a word; null when that is too little to know. */
function wordsFrom(parts: readonly Part[], from: number): Need | null {
  const found = new Set<number>();
  let steps = 0;
  const add = (start: string, isWhole: boolean): boolean => {
    if (start === '' || (start.length === 1 && !isWhole)) return false;
    found.add(keyOf({ start, isWhole }));
    return found.size <= MAX_WORDS;
  };
  // Each answers false where nothing certain can be said. `next` goes on behind the parts with what is read so far.
  type Next = (start: string) => boolean;
  const walk = (list: readonly Part[], at: number, start: string, next: Next): boolean => {
    steps += 1;
    if (steps > MAX_WORDS * 20) return false;
    if (start.length >= START_LENGTH) return add(start.slice(0, START_LENGTH), false);
    const part = list[at];
    if (!part) return next(start);
    const goOn: Next = (read) => walk(list, at + 1, read, next);
    if (part.kind === 'edge') return start === '' ? goOn(start) : add(start, true);
    const canSkip = part.min > 0 || goOn(start);
    return canSkip && (part.kind === 'chars' ? readChars(part, start, goOn) : readGroup(part, start, goOn));
  };
  const readChars = ({ chars, max }: Extract<Part, { kind: 'chars' }>, start: string, goOn: Next): boolean => {
    if (chars === null) return add(start, false);
    return chars.every((char) => {
      if (!WORD_CHAR.test(char)) return start === '' ? goOn(start) : add(start, true);
      // What is repeated ends what is known.
      return max > 1 ? add(start + char, false) : goOn(start + char);
    });
  };
  const readGroup = ({ branches, max }: Extract<Part, { kind: 'group' }>, start: string, goOn: Next): boolean =>
    branches.every((branch) => walk(branch, 0, start, max > 1 ? (read) => add(read, false) : goOn));
  const isKnown = walk(parts, from, '', (start) => add(start, false));
  return isKnown ? { words: [...found] } : null;
}
