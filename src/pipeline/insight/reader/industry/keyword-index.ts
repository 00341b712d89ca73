import { industryKeywords } from '#lexicon/industries/industries.ts';
import { createPackedMatcher, HIT_SIZE } from '#lexicon/term-trie.ts';
import { isUnspaced } from '#text/segment.ts';

/** A keyword of an industry: a telling (strong) one nearly names it. `sharedBy`: how many industries have the same keyword. */
export type Cue = { leaf: string; strong: boolean; phrase: string; words: string[]; sharedBy: number };

/** The cues in the order of the matcher's terms. */
type Index = { find: ReturnType<typeof createPackedMatcher>; cues: readonly Cue[] };
let built: Index | null = null;

function buildIndex(): Index {
  const terms = industryKeywords();
  const sharers = Map.groupBy(terms, ({ term }) => term);
  const cues = terms.map(({ topic, group, term }) => ({
    leaf: topic,
    strong: group === 'telling',
    phrase: term,
    words: term.split(' '),
    sharedBy: sharers.get(term)?.length ?? 1,
  }));
  return { find: createPackedMatcher(terms, { inflect: true }), cues };
}

/** The keywords in a text, each with how often it occurs. */
export function cuesIn(text: string): Map<Cue, number> {
  built ??= buildIndex();
  const { tokens, packed } = built.find(text);
  const found = new Map<Cue, number>();
  const spans = tellingSpans(built, tokens.words, packed);
  for (let at = 0; at < packed.length; at += HIT_SIZE) {
    const cue = built.cues[packed[at] ?? 0];
    const from = packed[at + 1] ?? 0;
    if (!cue || (cue.strong && !endsCompound(cue, tokens.words[from]) && isAudience(tokens.words, from))) continue;
    if (isPartOfLonger(cue, packed[at + 3] ?? 0, packed[at + 4] ?? 0, spans)) continue;
    found.set(cue, isUnspaced(cue.phrase) ? 1 : (found.get(cue) ?? 0) + 1);
  }
  return found;
}

/** A telling keyword in a text, in characters; `letters`: how many its words have. */
type Span = { leaf: string; start: number; end: number; letters: number };

const lettersOf = ({ phrase }: Cue) => phrase.replaceAll('*', '').length;

function tellingSpans({ cues }: Index, words: readonly string[], packed: readonly number[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < packed.length; at += HIT_SIZE) {
    const cue = cues[packed[at] ?? 0];
    if (!cue?.strong || (endsCompound(cue, words[packed[at + 1] ?? 0]) && !isUnspaced(cue.phrase))) continue;
    spans.push({ leaf: cue.leaf, start: packed[at + 3] ?? 0, end: packed[at + 4] ?? 0, letters: lettersOf(cue) });
  }
  return spans;
}

/** Whether a longer keyword of another industry says what this part of it means: "school" in "flight school", "arztpraxis" in "Tierarztpraxis". */
function isPartOfLonger(cue: Cue, start: number, end: number, spans: readonly Span[]): boolean {
  return spans.some(
    (span) =>
      span.leaf !== cue.leaf &&
      span.start <= start &&
      span.end >= end &&
      (span.end - span.start > end - start || span.letters > lettersOf(cue)),
  );
}

/** The words of a text in which a keyword was found, as they are written; '' where it does not occur. */
export function wordsOf(cue: Cue, text: string): string {
  built ??= buildIndex();
  const { packed } = built.find(text);
  for (let at = 0; at < packed.length; at += HIT_SIZE)
    if (built.cues[packed[at] ?? 0] === cue) return text.slice(packed[at + 3], packed[at + 4]);
  return '';
}

/** Whether the keyword is only the end of a compound word, as in `Dorfbäckerei`. */
const endsCompound = ({ phrase, words: [first = ''] }: Cue, word = '') =>
  !phrase.startsWith('*') && !word.startsWith(first.split('*', 1)[0] ?? '');

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
