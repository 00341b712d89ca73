import { hasNumber, startsSmall } from './characters.ts';
import { memoize } from './memoize.ts';
import { foldText, foldWords } from './normalize.ts';

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** None of them is below: most texts are ruled out at a fifth of the cost. */
const FROM_THAI_ON = /[\u0e00-\uffff]/;

/** Whether the text contains a script that puts no spaces between words (Japanese, Chinese, Thai ...). */
export function isUnspaced(text: string): boolean {
  return FROM_THAI_ON.test(text) && UNSPACED.test(text);
}

const words = new Intl.Segmenter('en', { granularity: 'word' });
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The words of a text in compared form (see foldWords); Japanese, Chinese and Thai are segmented by their dictionaries. */
export function splitWords(text: string): string[] {
  const folded = foldWords(text);
  if (folded === '') return [];
  const parts = folded.split(' ');
  if (!isUnspaced(folded)) return parts;
  return parts.flatMap((part) => (isUnspaced(part) ? segmentWords(part) : [part]));
}

const segmentWords = memoize((text) => [...words.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment));

/** Number of words of a text, in any script. */
export const countWords = memoize((text) => splitWords(text).length);

/** A sentence end followed by more text: without one there is nothing to split. */
const INNER_END = /[.!?…。！？].*\S/u;

const SENTENCE_END = /[.!?…。！？][)"'”’“»]?$/u;

/** Whether a text ends like a sentence, perhaps inside of a quotation or a bracket. */
export const endsSentence = (text: string): boolean => SENTENCE_END.test(text);

const UNSPACED_END = /(\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll})/gu;

/** A text with the space between two sentences where it was forgotten: "We bake.You eat." */
export const withSpaces = (text: string): string => text.replace(UNSPACED_END, '$1 ');

/** Abbreviations and ordinals after which a full stop does not end a sentence (English, German, French, Spanish). */
const ABBREVIATION =
  /(?:^|[\s(.])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Str|Nr|No|Std|vs|ca|bzw|ggf|inkl|usw|etc|e\.g|i\.e|z\. ?B|d\. ?h|u\. ?a|e\. ?V|Inc|Ltd|Co|Sr|Sra|tel|approx|\d{1,2})\.$/iu;

/** The sentences of a text in order, white space folded, with their closing punctuation. */
export const splitSentences = memoize((text): readonly string[] => {
  const folded = foldText(text);
  if (folded === '') return [];
  if (!INNER_END.test(folded)) return [folded];
  const found: string[] = [];
  for (const { segment } of sentences.segment(withSpaces(folded))) {
    const piece = segment.trim();
    const before = found.at(-1);
    if (before !== undefined && continues(before, piece)) found[found.length - 1] = `${before} ${piece}`;
    else if (piece !== '') found.push(piece);
  }
  return found;
});

/** No abbreviation, with its full stop and the character before it, is longer. */
const MAX_ABBREVIATION = 9;

/** A street with its house number: "Nobelstr. 3". */
const isStreet = (text: string) => text.toLowerCase().endsWith('str.');

/** Whether a piece belongs to the sentence before it: after an abbreviation, or where it starts in lower case ("Yahoo! is"). */
const continues = (before: string, piece: string) =>
  ABBREVIATION.test(before.slice(-MAX_ABBREVIATION)) || (isStreet(before) && hasNumber(piece.charAt(0))) || startsSmall(piece);
