import { createPackedMatcher, HIT_SIZE } from './term-trie.ts';
import { type Topic, termsOf } from './topic.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns a function that names the groups of a topic whose terms a text contains. It searches for these terms alone: for texts of
 * which nothing else is asked, such as each link of each page, that takes a fraction of matchTerms().
 */
export function createGroupFinder(topic: Topic): (text: string) => ReadonlySet<string> {
  const terms = termsOf([topic]);
  const find = createPackedMatcher(terms);
  return (text) => {
    const { packed } = find(text);
    if (packed.length === 0) return NONE;
    const groups = new Set<string>();
    for (let at = 0; at < packed.length; at += HIT_SIZE) groups.add(terms[packed[at] ?? 0]?.group ?? '');
    return groups;
  };
}
