import { dropStart } from '#text/edges.ts';

/** Words that a banner has at least, and the share of the pages whose h1 begin with it. Set by hand. */
const FEWEST_WORDS = 2;
const SHARE = 0.6;
const FEWEST_PAGES = 3;
const JOINTS = ' -–—|:·•';

/** How many words two texts have in common at their beginning. */
function sharedWords(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word !== other[index]);
  return at < 0 ? one.length : at;
}

/**
 * The words with which the h1 of the home page and of most other pages begin, such as the name of the business above the name of the page;
 * '' where there are none. `others`: the h1 of the other pages that have one.
 */
export function sharedHeading(home: string, others: readonly string[]): string {
  const words = home.split(' ');
  const lengths = others.map((other) => sharedWords(words, other.split(' '))).filter((length) => length >= FEWEST_WORDS);
  if (lengths.length + 1 < FEWEST_PAGES || lengths.length < SHARE * others.length) return '';
  return words.slice(0, Math.min(...lengths)).join(' ');
}

/** A heading without these words in front; unchanged where nothing is left. */
export function withoutShared(heading: string, shared: string): string {
  if (shared === '' || !heading.startsWith(`${shared} `)) return heading;
  return dropStart(heading.slice(shared.length), JOINTS) || heading;
}
