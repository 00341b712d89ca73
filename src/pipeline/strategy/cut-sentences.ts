import { splitSentences } from '#text/segment.ts';
import { comparable, foldedWithin, withoutEnd } from './words.ts';

/** Shorter words may be part of any sentence. */
const MIN_LENGTH = 12;

/** Cuts sentences that say one of these texts out of a text; '' where nothing is left. A short text must be the whole text. */
export function sentenceCutter(texts: readonly string[]): (text: string) => string {
  const whole = new Set(texts.map((text) => withoutEnd(comparable(text))));
  const long = texts.map(withoutEnd).filter((text) => text.length >= MIN_LENGTH);
  const isOut = (text: string) => whole.has(withoutEnd(comparable(text))) || long.some((out) => foldedWithin(out, text));
  const isPartOfOut = (sentence: string) => sentence.length >= MIN_LENGTH && long.some((out) => foldedWithin(withoutEnd(sentence), out));
  return (text) => {
    if (text === '' || !isOut(text)) return text;
    if (whole.has(withoutEnd(comparable(text)))) return '';
    return splitSentences(text)
      .filter((sentence) => !isOut(sentence) && !isPartOfOut(sentence))
      .join(' ');
  };
}
