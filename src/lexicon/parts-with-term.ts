import { searchFor } from './match-terms.ts';
import { HIT_SIZE } from './term-trie.ts';
import type { TopicSearch } from './topic-search.ts';

/** A part of a page: a block, a heading, a link. */
type Part = { text: string };
/** Parts by number of what they contain. */
type PartLists = (Part[] | undefined)[];

/** What lists of parts contain, as far as one search finds it. */
type TermIndex = {
  search: TopicSearch;
  /** Numbers of what may be asked for: `topic`, `topic/group`. */
  numbers: ReadonlyMap<string, number>;
  /** By index of a term, the numbers of its topic and of its group. */
  topics: readonly number[];
  groups: readonly number[];
  known: WeakMap<readonly Part[], PartLists>;
};

const indexes = new Map<TopicSearch, TermIndex>();

/**
 * Those parts of a page whose text contains a term of a topic (or of one of its groups), in their order. Many finders look through
 * the same parts, so a list is sorted by what its texts contain once: pass the list of the page or its model, not a copy.
 */
export function partsWithTerm<P extends Part>(parts: readonly P[], topic: string, group?: string): readonly P[] {
  const search = searchFor(topic);
  const index = indexes.get(search) ?? createIndex(search);
  const number = index.numbers.get(group === undefined ? topic : `${topic}/${group}`) ?? -1;
  return ((index.known.get(parts) ?? sortParts(parts, index))[number] ?? []) as P[];
}

function createIndex(search: TopicSearch): TermIndex {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const topics = search.terms.map(({ topic }) => numberOf(topic));
  const groups = search.terms.map(({ topic, group }) => numberOf(`${topic}/${group}`));
  const index = { search, numbers, topics, groups, known: new WeakMap() };
  indexes.set(search, index);
  return index;
}

function sortParts(parts: readonly Part[], { search, numbers, topics, groups, known }: TermIndex): PartLists {
  const lists: PartLists = new Array(numbers.size);
  for (const part of parts) {
    const packed = search.hitsIn(part.text);
    for (let at = 0; at < packed.length; at += HIT_SIZE) {
      addPart(lists, topics[packed[at] ?? 0] ?? 0, part);
      addPart(lists, groups[packed[at] ?? 0] ?? 0, part);
    }
  }
  known.set(parts, lists);
  return lists;
}

function addPart(lists: PartLists, number: number, part: Part): void {
  const list = lists[number];
  if (!list) lists[number] = [part];
  else if (list.at(-1) !== part) list.push(part);
}
