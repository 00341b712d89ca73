import { digitsOf, hasNumber } from '#text/characters.ts';
import { phoneKey, WRITTEN_PHONE } from '#text/words.ts';
import { numbersIn, pricesIn } from '../grounding/grounding.ts';
import type { WordIndex } from '../grounding/word-index.ts';

/** What a visitor or the page fills in: `$[sum]`, `{name}`. */
const BLANK = /\p{Sc}?\s?(?:\[[^\]]{1,60}\]|\{[^}]{1,60}\})\s?\p{Sc}?/gu;
const POSSESSIVE = /(?<=\p{L})['’]s(?!\p{L})/gu;
/** Pence and cents: `95p`. */
const SMALL_COINS = /(?<![\p{N}.,])(\p{N}{1,2}) ?(?:p|ct|cents?)(?!\p{L})/giu;

/** Digits from which on a number is a phone number. */
const PHONE_DIGITS = 6;
/** Amounts that are multiplied and added, and how often: more would make every figure a result. */
const AMOUNTS = 60;
const TIMES = 100;

/** Takes out what a text may say in another form than the site: each function answers the text without it. */
export type KnownFigures = {
  /** Without phone numbers of the site, however they are spaced, and without the ending of a possessive. */
  plain(text: string): string;
  /** Also without what is filled in later, and amounts that the site's prices make up: `2 × 85 € = 170 €`. For builders, never for copy. */
  worked(text: string): string;
};

/** `numbers`: the digits of phone numbers; `texts`: all texts of the site. */
export function createKnownFigures(numbers: Iterable<string>, texts: readonly string[]): KnownFigures {
  const phones = new Set([...numbers].filter((digits) => digits.length >= PHONE_DIGITS).map((digits) => phoneKey(digits)));
  const coins = texts.flatMap((text) => [...text.matchAll(SMALL_COINS)].map(([, coin]) => Number(coin) / 100));
  const priced = texts.flatMap((text) => pricesIn(text).flatMap(numbersIn)).map(Number);
  const amounts = [...new Set([...coins, ...priced])].filter((amount) => amount > 0).slice(0, AMOUNTS);

  /** Whether an amount is one of the site's several times. */
  const isMultiple = (amount: number) =>
    amounts.some((one) => {
      const times = Math.round((amount / one) * 100) / 100;
      return times === Math.round(times) && times >= 1 && times <= TIMES;
    });
  const isResult = (amount: number) => isMultiple(amount) || amounts.some((one) => amount > one && isMultiple(amount - one));

  const plain = (text: string) =>
    text.replace(WRITTEN_PHONE, (found) => (phones.has(phoneKey(digitsOf(found))) ? ' ' : found)).replace(POSSESSIVE, '');
  return {
    plain,
    worked: (text) =>
      pricesIn(plain(text.replace(BLANK, ' '))).reduce(
        (rest, price) => (numbersIn(price).map(Number).every(isResult) ? rest.replace(price, ' ') : rest),
        plain(text.replace(BLANK, ' ')),
      ),
  };
}

/** Letters of the name of a standard; words between the figures of a list are shorter. */
const FEWEST_OF_NAME = 3;
const JOINTS = new Set(['and', 'und']);

/** Whether a figure is one of a list whose name the site has in front of it: `ISO 9001, 14001 and 45001`. */
export function isInList(words: readonly string[], at: number, { hasRun }: Pick<WordIndex, 'hasRun'>): boolean {
  const before = words.slice(0, at);
  const place = before.findLastIndex((word) => !hasNumber(word) && word.length >= FEWEST_OF_NAME && !JOINTS.has(word));
  return place >= 0 && before.slice(place + 1).some(hasNumber) && hasRun(`${before[place]} ${words[at]}`);
}
