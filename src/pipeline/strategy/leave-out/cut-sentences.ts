import { escapePattern, hasLetter } from '#text/characters.ts';
import { dropEnds } from '#text/edges.ts';
import { foldText } from '#text/normalize.ts';
import { endsSentence, splitSentences } from '#text/segment.ts';
import { comparable, foldedWithin, isSamePhone, lettersOf, withoutEnd } from '#text/words.ts';
import { figuresIn, isClaimed } from '../withhold/figures.ts';

/** Words that the new site does not say. */
export type LeftOutWords = {
  text: string;
  /** What is said in their place; '' or absent: nothing. */
  instead?: string;
  /** Named letter for letter, so that also a few letters count inside of a sentence: a price, a phone number. */
  isExact?: boolean;
};

/** Takes left-out words out of texts. */
export type Cutter = {
  /** The text without sentences that say them, or with what replaces them; '' where nothing is left. A short text must be the whole text. */
  cut(text: string): string;
  /** The text without the words alone: for names and entries of lists, which must not get lost. */
  strip(text: string): string;
};

/** Shorter words may be part of any sentence, unless they are named exactly. */
const MIN_LENGTH = 12;
/** Letters and digits that words need to be looked for inside of a text; an amount of money needs none. */
const MIN_LETTERS = 4;
const MONEY = ['$', '€', '£', '¥', '%'];
/** A phone number, however it is written. */
const PHONE = /\+?\(?\p{N}[\p{N}\s()./-]{5,}\p{N}/gu;
const ONLY_PHONE = /^(?:tel:)?\+?[\p{N}\s()./-]{7,}$/u;

/** Marks that are written for one another. */
const LOOKALIKES = ["'’‘", '"“”„', '-–—'];

/** A character of folded words as part of a pattern. */
function loosely(char: string): string {
  const marks = LOOKALIKES.find((same) => same.includes(char));
  return marks ? `[${marks}]` : char === ' ' ? '\\s+' : escapePattern(char);
}

/** What is at an end of exact words: no letter or digit. Several words may be named from the middle of one, to find it with and without a capital. */
const edgeOf = (char: string, isFragment: boolean, border: string) => (isFragment && hasLetter(char) ? '\\p{L}*' : border);

/** A pattern for these words, however they are spaced and quoted; whole words where they are named exactly. */
function patternOf(text: string, isWhole: boolean): RegExp {
  const words = foldText(withoutEnd(text));
  const loose = [...words].map(loosely).join('');
  if (!isWhole) return new RegExp(loose, 'giu');
  const isFragment = words.length >= MIN_LENGTH && words.includes(' ');
  const [start, end] = [
    edgeOf(words.charAt(0), isFragment, '(?<![\\p{L}\\p{N}])'),
    edgeOf(words.slice(-1), isFragment, '(?![\\p{L}\\p{N}])'),
  ];
  return new RegExp(`${start}${loose}${end}`, 'giu');
}

/** The replacement without its first words where the text before says them already, and that text without a short word between them. */
function afterWords(before: string, by: string): string {
  const words = by.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const said = escapePattern(words.slice(0, count).join(' '));
    const end = new RegExp(`(?<![\\p{L}\\p{N}])(${said})${count > 1 ? '(?:\\s+\\p{L}{1,3})?' : ''}\\s*$`, 'iu').exec(before);
    if (end)
      return [
        before.slice(0, end.index),
        end[1],
        words
          .slice(count)
          .map((word) => ` ${word}`)
          .join(''),
      ].join('');
  }
  return before + by;
}

/** The text after a replacement, without the mark that the replacement ends with: `lakes !` before ` ! They ...`. */
function afterMark(by: string, after: string): string {
  const mark = by.slice(-1);
  const rest = after.trimStart();
  return endsSentence(by) && rest.startsWith(mark) ? rest.slice(mark.length) : after;
}

/** The parts of a text with the replacement between them, which doubles no words and no marks of its neighbors. */
const placed = ([first = '', ...rest]: readonly string[], by: string): string =>
  rest.reduce((before, after) => (by === '' || by === '\0' ? before + by + after : afterWords(before, by) + afterMark(by, after)), first);

/** One rule: whether a text says the words, and the text with something else in their place. */
type Rule = {
  text: string /** In compared form, without punctuation at its end. */;
  bare: string;
  instead: string;
  isName: boolean;
  finds(text: string): boolean;
  replace(text: string, by: string): string;
};

function ruleOf({ text, instead = '', isExact = false }: LeftOutWords): Rule {
  const isPhone = ONLY_PHONE.test(text);
  const isNamed = isExact || instead !== '';
  const letters = lettersOf(text).length;
  const isClaim = isExact && figuresIn(text).some(isClaimed);
  const isLong =
    withoutEnd(text).length >= MIN_LENGTH || (isNamed && (letters >= MIN_LETTERS || MONEY.some((sign) => text.includes(sign)) || isClaim));
  const pattern = patternOf(text, isNamed);
  const byPhone = (by: string) => (found: string) => (isSamePhone(found, text) ? by : found);
  // What only puts punctuation right is looked for letter for letter: its words alone are right already.
  const bare = withoutEnd(comparable(text));
  const isMark = instead !== '' && bare === withoutEnd(comparable(instead));
  const replace = (from: string, by: string) =>
    isMark ? from.replaceAll(text, by) : isPhone ? from.replace(PHONE, byPhone(by)) : placed(from.split(pattern), by);
  return {
    text,
    bare,
    instead,
    isName: (isExact && !isClaim) || isPhone,
    finds: (from) => (isPhone || isLong) && replace(from, '\0') !== from,
    replace,
  };
}

/** Two sentences with the same words in a row are one. */
const joined = (sentences: readonly string[]) =>
  sentences.filter((sentence, at) => sentence !== '' && sentence !== sentences[at - 1]).join(' ');

/** Whether a text has the replacement already. Where that repeats the words it replaces, they are found in it again each time. */
const isReplaced = ({ text: out, instead }: Rule, text: string): boolean =>
  instead !== '' && foldedWithin(out, instead) && foldedWithin(instead, text);

function applyRule(rule: Rule, text: string): string {
  if (rule.bare === withoutEnd(comparable(text))) return rule.instead;
  if (text === '' || !rule.finds(text) || isReplaced(rule, text)) return text;
  if (rule.instead !== '' && (!endsSentence(rule.instead) || endsSentence(rule.text))) return rule.replace(text, rule.instead);
  const isPartOfOut = (sentence: string) => sentence.length >= MIN_LENGTH && foldedWithin(withoutEnd(sentence), rule.text);
  return joined(splitSentences(text).map((sentence) => (rule.finds(sentence) || isPartOfOut(sentence) ? rule.instead : sentence)));
}

/** What is left of a name or entry after words were taken out, without empty brackets and marks at its ends. */
const tidied = (text: string) =>
  dropEnds(foldText(text.replace(/\(\s*\)|\[\s*\]/gu, ' ').replace(/([,;|·])(?:\s*\1)+/gu, '$1')), ' ,;:|·–—-');

/** The words are joined to others: without them, a sentence is left that lacks a part. */
const IS_JOINED = /[\p{L}\p{N}]\s*\0|\0\s*[\p{L}\p{N}]/u;

function stripRule(rule: Rule, text: string): string {
  if (rule.bare === withoutEnd(comparable(text))) return '';
  if (!rule.finds(text) || isReplaced(rule, text)) return text;
  if (rule.instead === '' && !rule.isName && IS_JOINED.test(rule.replace(text, '\0'))) return '';
  return tidied(rule.replace(text, rule.instead));
}

/** Takes these words out of texts; the first rule that finds them wins. */
export function createCutter(words: readonly LeftOutWords[]): Cutter {
  const rules = words.filter(({ text }) => text.trim() !== '').map(ruleOf);
  return {
    cut: (text) => rules.reduce((left, rule) => (left === '' ? '' : applyRule(rule, left)), text),
    strip: (text) => rules.reduce((left, rule) => (left === '' ? '' : stripRule(rule, left)), text),
  };
}

/** Takes these statements out of texts. */
export const cutterOf = (texts: readonly string[]): Cutter => createCutter(texts.map((text) => ({ text })));
