import { readFileSync } from 'node:fs';
import { memoize } from '#text/memoize.ts';

/** What an n-gram says for each language, by the number of the language. */
export type Scores = Record<string, number>;

/** Languages by number, and a look-up of n-grams. */
export type NgramTable = { type: string; languages: Record<string, string>; scoresOf: (ngram: string) => Scores | undefined };

/** A power of two, about twice the entries of the smallest table; a larger one is given more room. */
const MIN_SLOTS = 131_072;
const [QUOTE, DOUBLE_QUOTE, COLON, BACKSLASH] = ["'", '"', ':', '\\'].map((char) => char.charCodeAt(0)) as [number, number, number, number];

/**
 * Reads a table of eld without running it: as a script it makes tens of thousands of objects (32 MB, 0.15 s), of which a page needs
 * a few hundred. Here the entries stay text; one pass notes the position of each, and those that were asked for are kept: the pages of a site
 * have many in common. Throws when the file is not written as expected.
 */
export function readNgramTable(file: URL): NgramTable {
  const text = readFileSync(file, 'utf8');
  const [, type, languages] = /ngramsData = \{type:'(\w+)',languages:\{([^}]*)\},/.exec(text.slice(0, 4_000)) ?? [];
  const start = text.indexOf('ngrams:{');
  if (!type || !languages || start < 0) throw new Error('The table of languages is not written as expected.');
  const names = Object.fromEntries([...languages.matchAll(/(\d+):'(\w+)'/g)].map(([, number, name]) => [number, name]));
  return { type, languages: names, scoresOf: memoize(lookUp(text, start + 'ngrams:{'.length)) };
}

function lookUp(text: string, start: number): NgramTable['scoresOf'] {
  let slots = MIN_SLOTS;
  while (slots < text.length / 12) slots *= 2;
  const places = new Int32Array(slots);
  for (let at = start; ; ) {
    const first = text.charCodeAt(at);
    if (at >= text.length || text[at] === '}') break;
    const isQuoted = first === QUOTE || first === DOUBLE_QUOTE;
    const end = isQuoted ? first : COLON;
    const from = isQuoted ? at + 1 : at;
    let to = from;
    let hash = 0;
    for (let code = text.charCodeAt(to); code !== end; code = text.charCodeAt(to)) {
      if (to >= text.length) throw new Error('The table of languages ends too early.');
      if (code === BACKSLASH) to += 1;
      hash = (Math.imul(hash, 31) + text.charCodeAt(to)) | 0;
      to += 1;
    }
    let slot = (hash ^ (hash >>> 15)) & (slots - 1);
    while (places[slot] !== 0) slot = (slot + 1) & (slots - 1);
    places[slot] = at;
    at = text.indexOf('}', to) + 1;
    if (text[at] === ',') at += 1;
  }
  return (ngram) => {
    let hash = 0;
    for (let at = 0; at < ngram.length; at += 1) hash = (Math.imul(hash, 31) + ngram.charCodeAt(at)) | 0;
    for (let slot = (hash ^ (hash >>> 15)) & (slots - 1); places[slot] !== 0; slot = (slot + 1) & (slots - 1)) {
      const scores = scoresAt(text, places[slot] ?? 0, ngram);
      if (scores) return scores;
    }
    return undefined;
  };
}

/** The scores of the entry that starts here, when it is that of the n-gram. */
function scoresAt(text: string, place: number, ngram: string): Scores | undefined {
  const quote = text.charCodeAt(place);
  const isQuoted = quote === QUOTE || quote === DOUBLE_QUOTE;
  let at = isQuoted ? place + 1 : place;
  for (let index = 0; index < ngram.length; index += 1, at += 1) {
    if (isQuoted && text.charCodeAt(at) === BACKSLASH) at += 1;
    if (text.charCodeAt(at) !== ngram.charCodeAt(index)) return undefined;
  }
  if (isQuoted && text.charCodeAt(at) !== quote) return undefined;
  if (isQuoted) at += 1;
  if (text.charCodeAt(at) !== COLON) return undefined;
  const scores: Scores = {};
  for (const pair of text.slice(at + 2, text.indexOf('}', at)).split(',')) {
    const [language = '', score] = pair.split(':');
    scores[language] = Number(score);
  }
  return scores;
}
