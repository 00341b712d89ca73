import { industryKeywords } from '#lexicon/industries/industries.ts';
import { createMatcher, type Hit, type Match } from '#lexicon/term-trie.ts';
import { isUnspaced } from '#text/segment.ts';

/** A keyword of an industry: a telling (strong) one nearly names it. `sharedBy`: how many industries have the same keyword. */
export type Cue = { leaf: string; strong: boolean; phrase: string; words: string[]; sharedBy: number };

type Index = { match: (text: string) => Match; cues: Map<string, Cue> };
let built: Index | null = null;

const keyOf = ({ topic, group, term }: { topic: string; group: string; term: string }) => `${topic} ${group} ${term}`;

function buildIndex(): Index {
  const terms = industryKeywords();
  const sharers = Map.groupBy(terms, ({ term }) => term);
  const cues = terms.map((entry): [string, Cue] => [
    keyOf(entry),
    {
      leaf: entry.topic,
      strong: entry.group === 'telling',
      phrase: entry.term,
      words: entry.term.split(' '),
      sharedBy: sharers.get(entry.term)?.length ?? 1,
    },
  ]);
  return { match: createMatcher(terms, { inflect: true }), cues: new Map(cues) };
}

/** The keywords in a text, each with how often it occurs. */
export function cuesIn(text: string): Map<Cue, number> {
  built ??= buildIndex();
  const { tokens, hits } = built.match(text);
  const found = new Map<Cue, number>();
  for (const hit of hits) {
    const cue = built.cues.get(keyOf(hit));
    if (!cue || (cue.strong && !endsCompound(hit, tokens.words) && isAudience(tokens.words, hit.from))) continue;
    found.set(cue, isUnspaced(hit.term) ? 1 : (found.get(cue) ?? 0) + 1);
  }
  return found;
}

/** Whether the keyword is only the end of a compound word, as in `Dorfbäckerei`. */
const endsCompound = ({ term, from }: Hit, words: readonly string[]) =>
  !term.startsWith('*') && !(words[from] ?? '').startsWith(term.split(' ', 1)[0]?.split('*', 1)[0] ?? '');

const FOR: ReadonlySet<string> = new Set(['for', 'para', 'pour', 'help', 'helps', 'helping']);
/** `Center for Physical Therapy` names an industry after "for". */
const HOUSE: ReadonlySet<string> = new Set(
  (
    'center centre institute clinic studio society school practice office association department agency academy shop store company call ' + // words: allow
    'home homes house houses property properties apartment apartments specialist specialists expert experts'
  ).split(' '),
);

/** Whether the word at this index follows "for": whom something is for, not what it is. */
function isAudience(words: readonly string[], at: number): boolean {
  const back = FOR.has(words[at - 1] ?? '') ? 1 : FOR.has(words[at - 2] ?? '') ? 2 : 0;
  return back > 0 && at > back && !HOUSE.has(words[at - back - 1] ?? '');
}
