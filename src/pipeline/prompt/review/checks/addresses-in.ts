import { isEmail } from '#text/address.ts';
import { hasLetter } from '#text/characters.ts';
import { dropEnd, dropStart } from '#text/edges.ts';
import { writtenNumbers } from './written-numbers.ts';

/** Words as they are written, with everything that an address may have. */
const TOKEN = /[^\s"“”‹›<>|`]+/gu;

/** `registered`: numbers of taxes, registers and licenses. */
export type Addresses = { web: string[]; paths: string[]; emails: string[]; phones: string[]; registered: string[]; dotted: string[] };

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

function kindOf(address: string): Exclude<keyof Addresses, 'phones' | 'registered'> | null {
  if (address.startsWith('http://') || address.startsWith('https://')) return 'web';
  if (isEmail(address)) return 'emails';
  if (address.startsWith('/')) return 'paths';
  return isDotted(address) ? 'dotted' : null;
}

const withoutScheme = (token: string) => (token.startsWith('mailto:') ? token.slice('mailto:'.length) : token);
const addressOf = (token: string) => withoutScheme(trimmed(token));

/** Every web address, path, email address, phone number, registered number and host that a text names. */
export function addressesIn(text: string): Addresses {
  const found: Addresses = { web: [], paths: [], emails: [], phones: [], registered: [], dotted: [] };
  const rest = text.replace(TOKEN, (token) => {
    const address = addressOf(token);
    const kind = kindOf(address);
    if (kind) found[kind].push(address);
    return kind ? ' | ' : token;
  });
  for (const { kind, text: number, isExample } of writtenNumbers(rest)) {
    if (kind === 'phone') found.phones.push(number);
    else if (!isExample) found.registered.push(number);
  }
  return found;
}

/** A text without them. */
export function withoutAddresses(text: string): string {
  // A sentence that ends with an address is still at its end.
  const bare = text.replace(TOKEN, (token) => (kindOf(addressOf(token)) ? (token.endsWith('.') ? '. ' : ' ') : token));
  return writtenNumbers(bare).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, bare);
}

/** What a text has between backticks: names of fields, paths, values. */
export const codeIn = (text: string): string[] => text.split('\n').flatMap((line) => line.split('`').filter((_part, at) => at % 2 === 1));
