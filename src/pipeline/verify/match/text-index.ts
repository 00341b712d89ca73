import { hasTerm } from '#lexicon/match-terms.ts';
import { splitSentences } from '#text/segment.ts';
import { atOnce, type Steps } from '../../steps.ts';
import { isNumberToken, isPriceToken, tokensOf } from './tokens.ts';
import { indexPositions, type WordPositions } from './word-positions.ts';

/** A visible text of the new site. */
export type PlacedText = { path: string; selector: string; text: string };

/** Where a text was found; `near` is the most similar one where it was not. */
export type TextMatch = { isThere: boolean; near: PlacedText | null };

export type TextIndex = {
  /** Looks for everything that a text says, wherever on the site it is; `path` is where it is looked for first. */
  find(text: string, path?: string): TextMatch;
  /** Whether everything that a text says is there; cheaper than `find`. */
  has(text: string): boolean;
  /** Reads the words page by page; without it they are read at once when they are needed. */
  readInSteps(): Steps<void>;
};

/** So many words in a row are found by chance nowhere; a sentence may be taken apart into such pieces. */
const PIECE = 3;
/** A text that shares fewer of its words is another text. */
const SIMILAR = 0.6;
/** How far behind a name its price may be: a description may come between. Words. */
const PRICE_WITHIN = 60;

/** The words of a page: a part of all words. */
type Stream = { from: number; to: number };
/** `size`: how many different tokens it has. */
type Known = { text: PlacedText; size: number };

/** Between two pages; no token. */
const PAGE_END = '|';
/** So few words between two pieces are no block of their own. */
const GAP = 3;
/** So many places are tried where a sentence may start. */
const STARTS = 8;

const isNegation = (token: string) => hasTerm(token, 'negations');

/** Whether the words between two pieces change what both say: a negation or a number was put in. */
const isChanged = (gap: readonly string[]) => gap.length <= GAP && gap.some((token) => isNumberToken(token) || isNegation(token));

/** Whether all tokens come in pieces of three or more, one behind the other, from a place on. */
function hasPiecesFrom(tokens: readonly string[], words: WordPositions, from: number, to: number): boolean {
  let [start, last] = [from, from];
  for (let at = 0; at < tokens.length; ) {
    // The rest of a sentence is looked for with the words before it.
    const isEnd = tokens.length - at < PIECE;
    const begin = isEnd ? Math.max(0, tokens.length - PIECE) : at;
    let end = isEnd ? tokens.length : at + PIECE;
    let found = words.indexOf(tokens.slice(begin, end), isEnd ? start : last, to);
    if (found < 0) return false;
    for (let longer = found; longer >= 0 && end < tokens.length; ) {
      longer = words.indexOf(tokens.slice(at, end + 1), last, to);
      if (longer >= 0) [end, found] = [end + 1, longer];
    }
    if (at > 0 && !isEnd && isChanged(words.between(last, found))) return false;
    [start, last] = [found, found + end - begin];
    at = end;
  }
  return true;
}

/** Whether a page has all tokens in pieces of three or more in their order, so that nothing between two pieces is missing or different. */
function hasPieces(tokens: readonly string[], words: WordPositions, { from, to }: Stream): boolean {
  const start = tokens.slice(0, PIECE);
  let at = words.indexOf(start, from, to);
  for (let tried = 0; at >= 0 && tried < STARTS; tried += 1) {
    if (hasPiecesFrom(tokens, words, at, to)) return true;
    at = words.indexOf(start, at + 1, to);
  }
  return false;
}

/**
 * Whether a page has the name of an offer and, as the next amount behind it, its price: lists put a description or a image between.
 */
function hasPriced(tokens: readonly string[], words: WordPositions, { from, to }: Stream): boolean {
  const [price = '', ...others] = tokens.filter(isPriceToken);
  const name = tokens.filter((token) => !isPriceToken(token));
  if (price === '' || others.length > 0 || name.length === 0) return false;
  for (let at = words.indexOf(name, from, to); at >= 0; at = words.indexOf(name, at + 1, to)) {
    const end = at + name.length;
    if (words.between(end, Math.min(to, end + PRICE_WITHIN)).find(isPriceToken) === price) return true;
  }
  return false;
}

/** Whether a page says a text: in one piece, or sentence by sentence, or a sentence in pieces. */
function says(text: string, tokens: readonly string[], words: WordPositions, stream: Stream): boolean {
  const has = (run: readonly string[]) => words.indexOf(run, stream.from, stream.to) >= 0;
  if (has(tokens)) return true;
  if (hasPriced(tokens, words, stream)) return true;
  if (tokens.length <= PIECE) return false;
  const sentences = splitSentences(text).map(tokensOf);
  return sentences.every((sentence) => has(sentence) || (sentence.length > PIECE && hasPieces(sentence, words, stream)));
}

/** Tokens of one list that the other one has less often. */
function surplus(one: readonly string[], other: readonly string[]): string[] {
  const left = Map.groupBy(other, (token) => token);
  return one.filter((token) => left.get(token)?.pop() === undefined);
}

/** Whether a text says the same as another but for a number that is in its place, or a negation. A number alone may be a part of its own. */
function isTwisted(old: readonly string[], found: readonly string[]): boolean {
  const [lost, added] = [surplus(old, found), surplus(found, old)];
  const isSmall = [...lost, ...added].every((token) => isNumberToken(token) || isNegation(token));
  return isSmall && (added.length > 0 || lost.some(isNegation));
}

/** The texts that have a word. */
type Holders = ReadonlyMap<string, Known[]>;

function holdersOf(texts: readonly PlacedText[]): Holders {
  const holders = new Map<string, Known[]>();
  for (const text of texts) {
    const entry: Known = { text, size: 0 };
    for (const token of tokensOf(text.text)) {
      const list = holders.get(token);
      if (list?.at(-1) === entry) continue;
      entry.size += 1;
      if (list) list.push(entry);
      else holders.set(token, [entry]);
    }
  }
  return holders;
}

/** All words of a site in reading order, and the part of each page. */
type Words = { words: WordPositions; streams: Stream[] };

function* wordsOf(texts: readonly PlacedText[]): Steps<Words> {
  const streams: Stream[] = [];
  const list: string[] = [];
  for (const own of Map.groupBy(texts, ({ path }) => path).values()) {
    const from = list.length;
    for (const { text } of own) for (const token of tokensOf(text)) list.push(token);
    streams.push({ from, to: list.length });
    list.push(PAGE_END);
    yield;
  }
  return { words: indexPositions(list), streams };
}

/** Indexes the texts of a site in reading order. Its words are read when a text is looked for that is none of them to the letter. */
export function indexTexts(texts: readonly PlacedText[]): TextIndex {
  const literal = new Set(texts.map(({ text }) => text));
  let read: Words | null = null;
  let holders: Holders | null = null;
  const site = () => {
    read ??= atOnce(wordsOf(texts));
    return read;
  };

  function nearest(tokens: readonly string[], path: string): PlacedText | null {
    const own = new Set(tokens);
    const shared = new Map<Known, number>();
    holders ??= holdersOf(texts);
    for (const token of own) for (const entry of holders.get(token) ?? []) shared.set(entry, (shared.get(entry) ?? 0) + 1);
    let best: Known | null = null;
    let most = 0;
    for (const [entry, count] of shared) {
      const share = count / Math.max(own.size, Math.min(entry.size, own.size * 2));
      const score = share + (entry.text.path === path ? 0.1 : 0);
      if (share >= SIMILAR && score > most) [best, most] = [entry, score];
    }
    return best && { path: best.text.path, selector: best.text.selector, text: best.text.text };
  }

  function isWhole(tokens: readonly string[]): boolean {
    const { words } = site();
    return tokens.length === 0 || words.indexOf(tokens, 0, words.length) >= 0;
  }

  /** Whether a text is there in parts. These may have been found elsewhere: next to a text that differs by a number or a negation alone. */
  function isInParts(text: string, tokens: readonly string[], near: () => PlacedText | null): boolean {
    const { words, streams } = site();
    // No token goes beyond a sentence: one that is nowhere is in no part, either.
    if (!words.hasAll(tokens)) return false;
    if (!streams.some((stream) => says(text, tokens, words, stream)) && !saysInParts(text, words, streams)) return false;
    const other = near();
    return other === null || !isTwisted(tokens, tokensOf(other.text));
  }

  return {
    *readInSteps() {
      read ??= yield* wordsOf(texts);
    },
    has(text) {
      if (literal.has(text)) return true;
      const tokens = tokensOf(text);
      return isWhole(tokens) || isInParts(text, tokens, () => nearest(tokens, ''));
    },
    find(text, path = '') {
      if (literal.has(text)) return { isThere: true, near: null };
      const tokens = tokensOf(text);
      if (isWhole(tokens)) return { isThere: true, near: null };
      const near = nearest(tokens, path);
      const isThere = isInParts(text, tokens, () => near);
      return { isThere, near: isThere ? null : near };
    },
  };
}

/** Whether each sentence is on some page: a text may be divided among several. */
function saysInParts(text: string, words: WordPositions, streams: readonly Stream[]): boolean {
  const sentences = splitSentences(text);
  if (sentences.length < 2) return false;
  return sentences.every((sentence) => {
    const tokens = tokensOf(sentence);
    return tokens.length === 0 || streams.some((stream) => says(sentence, tokens, words, stream));
  });
}
