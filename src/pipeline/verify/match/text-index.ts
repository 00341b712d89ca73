import { hasTerm } from '#lexicon/match-terms.ts';
import { splitSentences } from '#text/segment.ts';
import { isNumberToken, isPriceToken, tokensOf } from './tokens.ts';

/** A visible text of the new site. */
export type PlacedText = { path: string; selector: string; text: string };

/** Where a text was found; `near` is the most similar one where it was not. */
export type TextMatch = { isThere: boolean; near: PlacedText | null };

export type TextIndex = {
  /** Looks for everything that a text says, wherever on the site it is; `path` is where it is looked for first. */
  find(text: string, path?: string): TextMatch;
};

/** So many words in a row are found by chance nowhere; a sentence may be taken apart into such pieces. */
const PIECE = 3;
/** A text that shares fewer of its words is another text. */
const SIMILAR = 0.6;
/** How far behind a name its price may be: a description may come between. Words. */
const PRICE_WITHIN = 60;

type Stream = { path: string; words: string };
type Known = PlacedText & { tokens: ReadonlySet<string> };

/** Each text as ` a b c `, so that runs of whole words are found with `includes`. */
const streamOf = (tokens: readonly string[]) => (tokens.length === 0 ? ' ' : ` ${tokens.join(' ')} `);

/** So few words between two pieces are no block of their own. */
const GAP = 3;

/** Whether the words between two pieces change what both say: a negation or a number was put in. */
function isChangedBetween(words: string, end: number, piece: string): boolean {
  const next = words.indexOf(piece, end - 1);
  const gap = next < end ? [] : words.slice(end, next).split(' ').filter(Boolean);
  return gap.length <= GAP && gap.some((token) => isNumberToken(token) || hasTerm(token, 'negations'));
}

/** Whether a stream has all tokens in pieces of three or more, so that nothing between two pieces is missing or different. */
function hasPieces(tokens: readonly string[], words: string): boolean {
  let last = -1;
  for (let at = 0; at < tokens.length; ) {
    const isEnd = tokens.length - at < PIECE;
    // The rest of a sentence is looked for with the words before it.
    let end = isEnd ? tokens.length : at + PIECE;
    const start = isEnd ? Math.max(0, tokens.length - PIECE) : at;
    if (!words.includes(streamOf(tokens.slice(start, end)))) return false;
    while (end < tokens.length && words.includes(streamOf(tokens.slice(at, end + 1)))) end += 1;
    const piece = streamOf(tokens.slice(at, end));
    if (last >= 0 && isChangedBetween(words, last, piece)) return false;
    const found = words.indexOf(piece, Math.max(0, last - 1));
    last = (found < 0 ? words.indexOf(piece) : found) + piece.length - 1;
    at = end;
  }
  return true;
}

/**
 * Whether a page has the name of an offer and, as the next amount behind it, its price: lists put a description or a image between.
 */
function hasPriced(tokens: readonly string[], words: string): boolean {
  const [price = '', ...others] = tokens.filter(isPriceToken);
  const name = streamOf(tokens.filter((token) => !isPriceToken(token)));
  if (price === '' || others.length > 0 || name === ' ') return false;
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    const behind = words.slice(at + name.length).split(' ', PRICE_WITHIN);
    if (behind.find(isPriceToken) === price) return true;
  }
  return false;
}

/** Whether a page says a text: in one piece, or sentence by sentence, or a sentence in pieces. */
function says(text: string, tokens: readonly string[], words: string): boolean {
  if (words.includes(streamOf(tokens))) return true;
  if (hasPriced(tokens, words)) return true;
  if (tokens.length <= PIECE) return false;
  const sentences = splitSentences(text).map(tokensOf);
  return sentences.every((sentence) => words.includes(streamOf(sentence)) || (sentence.length > PIECE && hasPieces(sentence, words)));
}

/** Indexes the texts of a site in reading order. */
export function indexTexts(texts: readonly PlacedText[]): TextIndex {
  const streams: Stream[] = [...Map.groupBy(texts, ({ path }) => path)].map(([path, own]) => ({
    path,
    words: streamOf(own.flatMap(({ text }) => tokensOf(text))),
  }));
  const all = streams.map(({ words }) => words).join('|');
  const known: Known[] = texts.map((text) => ({ ...text, tokens: new Set(tokensOf(text.text)) })).filter(({ tokens }) => tokens.size > 0);
  const holders = new Map<string, Known[]>();
  for (const entry of known)
    for (const token of entry.tokens) {
      const list = holders.get(token);
      if (list) list.push(entry);
      else holders.set(token, [entry]);
    }

  function nearest(tokens: readonly string[], path: string): PlacedText | null {
    const own = new Set(tokens);
    const shared = new Map<Known, number>();
    for (const token of own) for (const entry of holders.get(token) ?? []) shared.set(entry, (shared.get(entry) ?? 0) + 1);
    let best: PlacedText | null = null;
    let most = 0;
    for (const [entry, count] of shared) {
      const share = count / Math.max(own.size, Math.min(entry.tokens.size, own.size * 2));
      const score = share + (entry.path === path ? 0.1 : 0);
      if (share >= SIMILAR && score > most) [best, most] = [entry, score];
    }
    return best && { path: best.path, selector: best.selector, text: best.text };
  }

  return {
    find(text, path = '') {
      const tokens = tokensOf(text);
      if (tokens.length === 0 || all.includes(streamOf(tokens))) return { isThere: true, near: null };
      const isThere = streams.some(({ words }) => says(text, tokens, words)) || saysInParts(text, streams);
      return { isThere, near: isThere ? null : nearest(tokens, path) };
    },
  };
}

/** Whether each sentence is on some page: a text may be divided among several. */
function saysInParts(text: string, streams: readonly Stream[]): boolean {
  const sentences = splitSentences(text);
  if (sentences.length < 2) return false;
  return sentences.every((sentence) => {
    const tokens = tokensOf(sentence);
    return tokens.length === 0 || streams.some(({ words }) => says(sentence, tokens, words));
  });
}
