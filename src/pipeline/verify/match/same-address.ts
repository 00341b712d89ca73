import { oncePerObject } from '#text/memoize.ts';
import { tokensOf } from './tokens.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** English names of countries and their codes (ISO 3166-1), as tokens in a row: structured data adds them to addresses. */
const countries = oncePerObject((locales: readonly string[]) => {
  const names = new Intl.DisplayNames(locales, { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Set(codes.flatMap((code) => [code, names.of(code) ?? '']).map((name) => tokensOf(name).join(' ')));
});
const ENGLISH = ['en'];

/** Whether all words and numbers of the shorter spelling of an address are in the longer one, in whatever order. */
export function isSameAddress(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [tokensOf(one), tokensOf(other)].sort((a, b) => a.length - b.length);
  const known = new Set(longer);
  return shorter.length > 2 && shorter.every((token) => known.has(token));
}

/** The parts of an address between commas, without a country. */
export const addressParts = (address: string): string[] =>
  address.split(',').filter((part) => !countries(ENGLISH).has(tokensOf(part).join(' ')) && tokensOf(part).length > 0);
