import { isEmail } from '#text/address.ts';
import { digitsOf, hasLetter, numberRuns } from '#text/characters.ts';
import { dropEnd, dropStart } from '#text/edges.ts';
import { WRITTEN_PHONE } from '#text/words.ts';
import { areSizes } from './sizes.ts';

/** Words as they are written, with everything that an address may have. */
const TOKEN = /[^\s"“”‹›<>|`]+/gu;
const PHONE_DIGITS = 6;
const YEAR_DIGITS = 4;

export type Addresses = { web: string[]; paths: string[]; emails: string[]; phones: string[]; dotted: string[] };

/** The end of a sentence, or brackets and quotation marks around an address, are no part of it. */
function trimmed(token: string): string {
  const plain = dropEnd(dropStart(token, "(['‘"), ".,;:!?*'’]");
  return plain.endsWith(')') && !plain.includes('(') ? dropEnd(plain, ').,;:') : plain;
}

/** A host or the name of a file: parts with a dot between, the last of them small letters. */
function isDotted(token: string): boolean {
  const parts = token.split('.');
  const last = parts.at(-1) ?? '';
  return (
    parts.length > 1 && last.length > 1 && last === last.toLowerCase() && [...last].every(hasLetter) && parts.every((part) => part !== '')
  );
}

function kindOf(address: string): Exclude<keyof Addresses, 'phones'> | null {
  if (address.startsWith('http://') || address.startsWith('https://')) return 'web';
  if (isEmail(address)) return 'emails';
  if (address.startsWith('/')) return 'paths';
  return isDotted(address) ? 'dotted' : null;
}

const withoutScheme = (token: string) => (token.startsWith('mailto:') ? token.slice('mailto:'.length) : token);
const addressOf = (token: string) => withoutScheme(trimmed(token));

/** A date is no phone number: three groups of digits, one of them a year. */
function isPhone(number: string): boolean {
  const groups = numberRuns(number);
  const isDay =
    groups.length === 3 && groups.some(({ length }) => length === YEAR_DIGITS) && groups.every(({ length }) => length <= YEAR_DIGITS);
  const isShort = digitsOf(number).length <= 8;
  return digitsOf(number).length >= PHONE_DIGITS && !(isDay && isShort) && !areSizes(number);
}

/** Every web address, path, email address, phone number and host that a text names. */
export function addressesIn(text: string): Addresses {
  const found: Addresses = { web: [], paths: [], emails: [], phones: [], dotted: [] };
  const rest = text.replace(TOKEN, (token) => {
    const address = addressOf(token);
    const kind = kindOf(address);
    if (kind) found[kind].push(address);
    return kind ? ' | ' : token;
  });
  // The number of the next entry is no part of it: `2. Call 06131 55. 3. Write`.
  found.phones.push(...(rest.match(WRITTEN_PHONE) ?? []).flatMap((number) => number.split('. ', 1)).filter(isPhone));
  return found;
}

/** A text without them. */
export function withoutAddresses(text: string): string {
  // A sentence that ends with an address is still at its end.
  const bare = text.replace(TOKEN, (token) => (kindOf(addressOf(token)) ? (token.endsWith('.') ? '. ' : ' ') : token));
  return bare.replace(WRITTEN_PHONE, (number) => (isPhone(number) ? ' ' : number));
}

/** What a text has between backticks: names of fields, paths, values. */
export const codeIn = (text: string): string[] => text.split('\n').flatMap((line) => line.split('`').filter((_part, at) => at % 2 === 1));
