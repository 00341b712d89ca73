import { createMatcher } from './term-trie.ts';
import { type Topic, termsOf } from './topic.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns a function that names the groups of a topic whose terms a text contains. It searches for these terms alone: for texts of
 * which nothing else is asked, such as each link of each page, that takes a fraction of matchTerms().
 */
export function createGroupFinder(topic: Topic): (text: string) => ReadonlySet<string> {
  const match = createMatcher(termsOf([topic]));
  return (text) => {
    const { hits } = match(text);
    return hits.length > 0 ? new Set(hits.map(({ group }) => group)) : NONE;
  };
}
