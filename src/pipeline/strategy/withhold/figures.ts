import { numberRuns } from '#text/characters.ts';

/** A number with the word that it counts: `120 projects`, `24H`, `4.9`. */
export type Figure = {
  /** In one form: `10 000` and `10,000` are `10000`, `4,9` is `4.9`. */
  number: string;
  /** Lower case; '' where no word follows. */
  unit: string;
  /** As it is written. */
  words: string;
};

const FIGURE =
  /(?<![\p{L}\p{N}+:/#]|[\p{N}][.,-])(\p{N}+(?:[ \u00a0.,'’]\p{N}{3}(?!\p{N}))*(?:[.,]\p{N}{1,2})?(?:[-–]\p{N}+)?)(?![\p{N}:/]|[.,-]\p{N}) ?\+? ?(%|\p{L}[\p{L}²³]*)?/gu;
const CURRENCY_BEFORE = /(?:(?<!\p{N} ?)[$€£¥]|\b(?:USD|EUR|CHF|GBP)) ?$/u;
const CURRENCIES = new Set('usd eur chf gbp euro euros dollar dollars franc francs pound pounds'.split(' '));
const SIGNS = ['$', '€', '£', '¥'];
const GROUP = /[ \u00a0.,'’](?=\p{N}{3}(?!\p{N}))/gu;

/** A mark: it needs no word behind it. */
const MARK = /^[0-5]\.\p{N}$/u;

const hasSignAt = (text: string, at: number) => SIGNS.some((sign) => text.startsWith(sign, at) || text.startsWith(` ${sign}`, at));

/** The figures of a text that are no amount of money, time of day, date or phone number. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(FIGURE)].flatMap((found): Figure[] => {
    const [words, digits = '', unit = ''] = found;
    const end = found.index + words.length;
    const isMoney = CURRENCY_BEFORE.test(text.slice(0, found.index)) || CURRENCIES.has(unit.toLowerCase()) || hasSignAt(text, end);
    const number = digits.replace(GROUP, '').replace(',', '.');
    return isMoney ? [] : [{ number, unit: unit.toLowerCase(), words: MARK.test(number) ? digits : words.trim() }];
  });
}

/** Whether a number is whole: no mark such as `4.9`, no range. */
export const isWhole = (number: string): boolean => numberRuns(number)[0] === number;

/** Whether a figure can be doubted by itself: it counts something or is a mark such as `4.9`. */
export const isClaimed = ({ number, unit }: Figure): boolean => unit !== '' || MARK.test(number);
