import { digitsOf, hasNumber } from '#text/characters.ts';
import { memoize } from '#text/memoize.ts';
import { isUnspaced } from '#text/segment.ts';

/** An amount of money, a number with its inner marks, a word with its inner apostrophes. */
const TOKEN =
  /[$€£¥]\s?\p{N}+(?:[.,'’]\p{N}+)*|\p{N}+(?:[.,'’]\p{N}+)*\s?(?:[$€£¥]|(?:EUR|USD|GBP|CHF|Euro)\b)|\p{N}+(?:[.,:'’]\p{N}+)*(?:\s?%)?|\p{L}[\p{L}\p{M}]*(?:['’`´]\p{L}[\p{L}\p{M}]*)*/giu;
const THOUSANDS = /(?<=^\d{1,3}(?:[.,'’]\d{3})*)[.,'’](?=\d{3}(?!\d))/g;
const MARKS = /['’`´]/g;
const ACCENTS = /[\u0300-\u036f]/g;

/** A number in one form: `1.200` and `1,200` are `1200`, `6,50` is `6.5`, `6.00` is `6`, `9.00` and `9:00` stay apart. */
function foldNumber(number: string): string {
  const isShare = number.endsWith('%');
  const bare = number
    .replace(/\s?%$/, '')
    .normalize('NFKC')
    .replace(THOUSANDS, '')
    .replace(/,(?=\d+$)/, '.');
  const plain = /^\d+\.\d{1,2}$/.test(bare) ? String(Number(bare)) : bare;
  return isShare ? `${plain}%` : plain;
}

const CURRENCIES: Record<string, string> = { $: 'usd', '€': 'eur', '£': 'gbp', '¥': 'jpy', euro: 'eur' };
const PRICE_MARK = '¤';

/** Currencies that pages name by a sign or code. */
export const CURRENCY_CODES = ['usd', 'eur', 'gbp', 'jpy', 'chf'] as const;

/** The token of an amount of money; `amount` as a token, `currency` one of those codes. */
export const priceToken = (amount: string, currency: string): string => `${PRICE_MARK}${currency}${amount}`;

/** An amount of money in one form: `€6,50`, `6.50 €` and `6.5 EUR` are `¤eur6.5`; '' for any other token. */
function foldPrice(token: string): string {
  if (!hasNumber(token)) return '';
  const sign = /[$€£¥]|[a-z]+$/iu.exec(token)?.[0].toLowerCase();
  if (sign === undefined || /^[a-z]/iu.test(token)) return '';
  const amount = /\p{N}[\p{N}.,'’]*/u.exec(token)?.[0] ?? '';
  return priceToken(foldNumber(amount), CURRENCIES[sign] ?? sign);
}

const foldWord = memoize((word) =>
  word.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').replace(MARKS, ''),
);

/** Digits in groups: a phone or account number, however it is divided. */
const GROUPED = /\+?\(?\d[\d\s()/-]{5,}\d/g;
const FEWEST_DIGITS = 7;

const joinGroups = (text: string) =>
  text.replace(GROUPED, (number) => {
    const digits = digitsOf(number.replace('(0)', ''));
    return digits.length < FEWEST_DIGITS ? number : ` ${digits} `;
  });

/** Where a word may be broken; nobody sees them. */
const [SOFT_HYPHEN, ZERO_WIDTH] = ['\u00ad', '\u200b'];

/** ASCII without digits: neither amounts nor numbers, no accents and no script without spaces. */
const PLAIN = /^[^\d\u0080-\uffff]*$/;
const PLAIN_WORD = /[a-z]+(?:['`][a-z]+)*/g;

/** The tokens of a text that most texts are like; null for any other. */
function plainTokens(text: string): readonly string[] | null {
  if (!PLAIN.test(text)) return null;
  const words = text.toLowerCase().match(PLAIN_WORD) ?? [];
  return text.includes("'") || text.includes('`') ? words.map((word) => word.replace(MARKS, '')) : words;
}

function anyTokens(text: string): readonly string[] {
  const found = joinGroups(text.replaceAll(SOFT_HYPHEN, '').replaceAll(ZERO_WIDTH, '')).match(TOKEN) ?? [];
  return found.flatMap((token) => {
    const price = foldPrice(token);
    if (price !== '') return [price];
    if (isNumberToken(token)) return [foldNumber(token)];
    const word = foldWord(token);
    return isUnspaced(word) ? [...word] : [word];
  });
}

/**
 * What a text says, without its form: words without case, accents and marks, numbers in one form. Quotation marks, dashes, spaces and
 * currency signs are left out. Scripts without spaces give one token for each character.
 */
export const tokensOf: (text: string) => readonly string[] = memoize((text) => plainTokens(text) ?? anyTokens(text));

/** The numbers and words of a text as it writes them. */
export const writtenTokens = (text: string): readonly string[] => text.match(TOKEN) ?? [];

/** Whether a token is a number or an amount of money. */
export const isNumberToken = (token: string): boolean => isPriceToken(token) || /^\p{N}/u.test(token);

/** Whether a token is an amount of money. */
export const isPriceToken = (token: string): boolean => token.startsWith(PRICE_MARK);
