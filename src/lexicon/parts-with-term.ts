import { lexiconTerms, packedHits } from './match-terms.ts';
import { HIT_SIZE } from './term-trie.ts';

/** A part of a page: a block, a heading, a link. */
type Part = { text: string };

/** Numbers of what may be asked for (`topic`, `topic/group`), and by index of a term those of its topic and group. */
type Numbers = { byName: Map<string, number>; topics: readonly number[]; groups: readonly number[] };
let numbers: Numbers | null = null;

/** For each list of parts, those that contain a term, by number. */
const indexes = new WeakMap<readonly Part[], (Part[] | undefined)[]>();

/**
 * Those parts of a page whose text contains a term of a topic (or of one of its groups), in their order. Many finders look through
 * the same parts, so a list is sorted by what its texts contain once; pass the list of the page or its model, not a copy.
 */
export function partsWithTerm<P extends Part>(parts: readonly P[], topic: string, group?: string): readonly P[] {
  numbers ??= numberTerms();
  const index = indexes.get(parts) ?? indexParts(parts, numbers);
  const number = numbers.byName.get(group === undefined ? topic : `${topic}/${group}`) ?? -1;
  return (index[number] ?? []) as P[];
}

function numberTerms(): Numbers {
  const byName = new Map<string, number>();
  const numberOf = (name: string) => {
    const number = byName.get(name) ?? byName.size;
    byName.set(name, number);
    return number;
  };
  const topics = lexiconTerms().map(({ topic }) => numberOf(topic));
  return { byName, topics, groups: lexiconTerms().map(({ topic, group }) => numberOf(`${topic}/${group}`)) };
}

function indexParts(parts: readonly Part[], { byName, topics, groups }: Numbers): (Part[] | undefined)[] {
  const index = new Array<Part[] | undefined>(byName.size);
  for (const part of parts) {
    const packed = packedHits(part.text);
    for (let at = 0; at < packed.length; at += HIT_SIZE) {
      addPart(index, topics[packed[at] ?? 0] ?? 0, part);
      addPart(index, groups[packed[at] ?? 0] ?? 0, part);
    }
  }
  indexes.set(parts, index);
  return index;
}

function addPart(index: (Part[] | undefined)[], number: number, part: Part): void {
  const found = index[number];
  if (!found) index[number] = [part];
  else if (found[found.length - 1] !== part) found.push(part);
}
