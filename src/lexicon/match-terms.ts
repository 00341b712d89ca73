import { HIT_SIZE, type Hit, unpackHit } from './term-trie.ts';
import type { Term, Topic } from './topic.ts';
import { createTopicSearch, type TopicSearch } from './topic-search.ts';
import { TOPIC_LISTS } from './topics.ts';

const searches = new Map<string, TopicSearch>();

/** The search that finds a topic; it finds the others of the topic's list, too. Compiled when first asked for. */
export function searchFor(topic: string): TopicSearch {
  return searches.get(topic) ?? compile(TOPIC_LISTS.find((list) => list.some((one) => one.topic === topic)) ?? [], topic);
}

function compile(list: readonly Topic[], topic: string): TopicSearch {
  const search = createTopicSearch(list);
  for (const one of [topic, ...list.map((other) => other.topic)]) searches.set(one, search);
  return search;
}

/** Where terms of a topic (or of one of its groups) are in a text, in the order of their first word. Offsets are UTF-16 units. */
export function matchTerms(text: string, topic: string, group?: string): Hit[] {
  const { terms, hitsIn } = searchFor(topic);
  const packed = hitsIn(text);
  const hits: Hit[] = [];
  for (let at = 0; at < packed.length; at += HIT_SIZE) {
    const term = terms[packed[at] ?? 0];
    if (term && isOf(term, topic, group)) hits.push(unpackHit(packed, at, term));
  }
  return hits;
}

/** Whether a text contains a term of a topic (or of one of its groups). */
export function hasTerm(text: string, topic: string, group?: string): boolean {
  const { terms, hitsIn } = searchFor(topic);
  const packed = hitsIn(text);
  for (let at = 0; at < packed.length; at += HIT_SIZE) {
    const term = terms[packed[at] ?? 0];
    if (term && isOf(term, topic, group)) return true;
  }
  return false;
}

const isOf = (term: Term, topic: string, group: string | undefined) =>
  term.topic === topic && (group === undefined || term.group === group);
