import { foldWords } from '#text/normalize.ts';
import { isUnspaced } from '#text/segment.ts';
import { ALL_CUES } from './industry-keywords/all-cues.ts';

type CueWord = { text: string; mode: 'whole' | 'prefix' | 'suffix' };
/** A cue phrase of a leaf, ready for matching. */
export type Cue = { id: number; leaf: string; strong: boolean; phrase: string; words: CueWord[]; sharedBy: number };

type CueIndex = { cues: Cue[]; byStart: Map<string, Cue[]>; suffixes: Cue[]; signs: Cue[]; compounds: Map<string, Cue[]> };

/** From this length on a cue may stand at the start or end of a compound word. */
const LONG_WORD = 8;

let built: CueIndex | null = null;

function cueIndex(): CueIndex {
  built ??= buildIndex();
  return built;
}

function buildIndex(): CueIndex {
  const cues: Cue[] = [];
  for (const [leaf, [strong, supporting]] of Object.entries(ALL_CUES)) {
    for (const [list, isStrong] of [[strong, true] as const, [supporting, false] as const]) {
      for (const raw of list.split('|')) {
        const phrase = raw.trim();
        const words = readWords(phrase);
        if (words.length > 0) cues.push({ id: cues.length, leaf, strong: isStrong, phrase, words, sharedBy: 1 });
      }
    }
  }
  const sharers = new Map<string, number>();
  for (const cue of cues) sharers.set(cue.phrase, (sharers.get(cue.phrase) ?? 0) + 1);
  const index: CueIndex = { cues, byStart: new Map(), suffixes: [], signs: [], compounds: new Map() };
  for (const cue of cues) {
    cue.sharedBy = sharers.get(cue.phrase) ?? 1;
    const first = cue.words[0];
    if (!first) continue;
    if (isUnspaced(first.text)) index.signs.push(cue);
    else if (first.mode === 'suffix') index.suffixes.push(cue);
    else {
      if (cue.words.length === 1 && first.text.length >= LONG_WORD)
        index.compounds.set(first.text, [...(index.compounds.get(first.text) ?? []), cue]);
      const start = first.text.slice(0, 3);
      const list = index.byStart.get(start);
      if (list) list.push(cue);
      else index.byStart.set(start, [cue]);
    }
  }
  return index;
}

/** Most cues are written in compared form already and need no folding, which is what building the index would cost. */
const IN_COMPARED_FORM = /^[a-z0-9]+$/;
const PLAIN_PHRASE = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

function readWords(phrase: string): CueWord[] {
  if (PLAIN_PHRASE.test(phrase)) return phrase.split(' ').map((text) => ({ text, mode: 'whole' }));
  return phrase
    .split(/[\s&-]+/)
    .map(readWord)
    .filter((word) => word.text !== '');
}

function readWord(raw: string): CueWord {
  const mode = raw.endsWith('*') ? 'prefix' : raw.startsWith('*') ? 'suffix' : 'whole';
  const bare = mode === 'whole' ? raw : raw.replace(/\*/g, '');
  return { text: IN_COMPARED_FORM.test(bare) ? bare : foldWords(bare).replace(/ /g, ''), mode };
}

function fits(word: string | undefined, cue: CueWord): boolean {
  if (word === undefined) return false;
  if (cue.mode === 'prefix') return word.startsWith(cue.text);
  if (cue.mode === 'suffix') return word.endsWith(cue.text);
  if (word === cue.text) return true;
  // Long words stand for their compounds and endings too: `physiotherapie` in `Physiotherapiepraxis`.
  if (word.startsWith(cue.text))
    return cue.text.length >= LONG_WORD || word.length - cue.text.length <= (word.endsWith('es') ? 2 : word.endsWith('s') ? 1 : 0);
  return false;
}

/** The cues that stand in a text, each with how often. */
export function cuesIn(text: string): Map<Cue, number> {
  const index = cueIndex();
  const found = new Map<Cue, number>();
  const count = (cue: Cue) => found.set(cue, (found.get(cue) ?? 0) + 1);
  const folded = foldWords(text);
  const words = folded.split(' ');
  for (let at = 0; at < words.length; at += 1) {
    const { starting, within } = cuesOfWord(index, words[at] ?? '');
    for (const cue of within) count(cue);
    if (starting.length === 0) continue;
    const audience = isAudience(words, at);
    for (const cue of starting) if (!(audience && cue.strong) && follows(cue, words, at)) count(cue);
  }
  if (isUnspaced(text)) {
    const flat = folded.replace(/ /g, '');
    for (const cue of index.signs) if (flat.includes(cue.words.map((part) => part.text).join(''))) count(cue);
  }
  return found;
}

/** Whether the words after the first one of a cue stand here too. */
function follows(cue: Cue, words: readonly string[], at: number): boolean {
  for (let offset = 1; offset < cue.words.length; offset += 1) {
    const part = cue.words[offset];
    if (part && !fits(words[at + offset], part)) return false;
  }
  return true;
}

const FOR: ReadonlySet<string> = new Set(['for', 'para', 'pour', 'help', 'helps', 'helping']);
/** `Center for Physical Therapy` names a trade after "for". */
const HOUSE =
  /^(cent(er|re)|institute|clinic|studio|society|school|practice|office|association|department|agency|academy|shop|store|company|call|home|homes|house|houses|property|properties|apartments?|specialists?|experts?)$/;

/** Whether the word at this place stands right after "for": whom something is for, not what it is. */
function isAudience(words: readonly string[], at: number): boolean {
  const back = FOR.has(words[at - 1] ?? '') ? 1 : FOR.has(words[at - 2] ?? '') ? 2 : 0;
  return back > 0 && at > back && !HOUSE.test(words[at - back - 1] ?? '');
}

type WordCues = { starting: readonly Cue[]; within: readonly Cue[] };
const NO_CUES: WordCues = { starting: [], within: [] };

/** Cues by word, as words repeat: those that a word may start and those that stand within it. Emptied when full. */
const knownWords = new Map<string, WordCues>();
const MAX_KNOWN_WORDS = 20000;

function cuesOfWord(index: CueIndex, word: string): WordCues {
  const known = knownWords.get(word);
  if (known) return known;
  const starting = [
    ...(index.byStart.get(word.slice(0, 3)) ?? []),
    ...(word.length >= 3 ? (index.byStart.get(word.slice(0, 2)) ?? []) : []),
    ...index.suffixes,
  ].filter((cue) => cue.words[0] && fits(word, cue.words[0]));
  const within: Cue[] = [];
  for (let from = 3; from <= word.length - LONG_WORD; from += 1) within.push(...(index.compounds.get(word.slice(from)) ?? []));
  const found = starting.length > 0 || within.length > 0 ? { starting, within } : NO_CUES;
  if (knownWords.size >= MAX_KNOWN_WORDS) knownWords.clear();
  knownWords.set(word, found);
  return found;
}
