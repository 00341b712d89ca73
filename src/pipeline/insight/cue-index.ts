import { ALL_CUES } from './taxonomy-cues/all-cues.ts';
import { foldWords, isCjk } from './words.ts';

type CueWord = { text: string; mode: 'whole' | 'prefix' | 'suffix' };
/** A cue phrase of a leaf, ready for matching. */
export type Cue = { id: number; leaf: string; telling: boolean; phrase: string; words: CueWord[]; sharedBy: number };

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
  for (const [leaf, [telling, supporting]] of Object.entries(ALL_CUES)) {
    for (const [list, isTelling] of [[telling, true] as const, [supporting, false] as const]) {
      for (const raw of list.split('|')) {
        const words = raw
          .trim()
          .split(/[\s&-]+/)
          .map(readWord)
          .filter((word) => word.text !== '');
        if (words.length > 0) cues.push({ id: cues.length, leaf, telling: isTelling, phrase: raw.trim(), words, sharedBy: 1 });
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
    if (isCjk(first.text)) index.signs.push(cue);
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

function readWord(raw: string): CueWord {
  const mode = raw.endsWith('*') ? 'prefix' : raw.startsWith('*') ? 'suffix' : 'whole';
  return { text: foldWords(raw.replace(/\*/g, '')).replace(/ /g, ''), mode };
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
    const word = words[at] ?? '';
    for (const cue of startsFor(index, word)) if (cue.words.every((part, offset) => fits(words[at + offset], part))) count(cue);
    for (let from = 3; from <= word.length - LONG_WORD; from += 1)
      for (const cue of index.compounds.get(word.slice(from)) ?? []) count(cue);
    for (const cue of index.suffixes) if (cue.words.every((part, offset) => fits(words[at + offset], part))) count(cue);
  }
  if (isCjk(text)) {
    const flat = folded.replace(/ /g, '');
    for (const cue of index.signs) if (flat.includes(cue.words.map((part) => part.text).join(''))) count(cue);
  }
  return found;
}

function startsFor(index: CueIndex, word: string): Cue[] {
  if (word.length >= 3) {
    const two = index.byStart.get(word.slice(0, 2));
    const three = index.byStart.get(word.slice(0, 3)) ?? [];
    return two ? [...three, ...two] : three;
  }
  return index.byStart.get(word) ?? [];
}
