import words from '#lexicon/crawl/postal-addresses.json' with { type: 'json' };
import { anyOf } from '#lexicon/crawl/text-pattern.ts';
import { dropEnd } from '#text/edges.ts';
import { findAll } from '#text/find-all.ts';
import { foldText } from '#text/normalize.ts';
import type { TextMatch } from './email-addresses.ts';
import { objectsIn } from './structured-data.ts';

const NAME = String.raw`[\p{L}\p{M}.'’-]`;
const CITY = String.raw`\p{Lu}${NAME}+(?:[ -](?:\p{Lu}${NAME}+|${anyOf(words.insidePlaceNames)})){0,4}`;
const GAP = String.raw`(?:\s*[,;|·•–-]\s*|\s+)`;
const ZIP = String.raw`\d{5}(?:-\d{4})?`;
const KANJI = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々`;

/** A place name after a postal code of four or five digits. */
const CODE_AND_CITY = /\d{4} \p{Lu}/u;

/** Codes at the end of English addresses: ST 12345, SW1A 1AA, K1A 0B1, NSW 2000. */
const ENGLISH_CODE = String.raw`(?:[A-Z]{2}[\s,]+${ZIP}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|${anyOf(words.australianStates)}\s\d{4})(?![\p{L}\d])`;
const GERMAN_STREET = String.raw`(?:\p{Lu}[\p{L}-]*${anyOf(words.germanEndings)}|(?:${anyOf(words.germanPrepositions)}\s(?:der\s|den\s|dem\s)?)?(?:\p{Lu}[\p{L}.-]*\s)?${anyOf(words.german)})`;

/** How postal addresses are written: the street with its number and the postal code with the place, each with a cheap test whether a text may hold one. */
const NOTATIONS = [
  // English: 12 Some Street, Town, ST 12345.
  {
    hint: new RegExp(anyOf(words.english), 'i'),
    pattern: String.raw`\d{1,6}[A-Za-z]?(?:[-–]\d{1,5})?\s(?:[\p{L}\d.'’-]+\s){0,5}?${anyOf(words.english)}\b\.?(?:[\s,·|]+[\p{L}\d#.'’-]+){0,9}?[\s,]+${ENGLISH_CODE}`,
  },
  // The street and the place without a code: 12 Some Street, Town, ST.
  {
    hint: new RegExp(anyOf(words.englishCommon), 'i'),
    pattern: String.raw`\d{1,6}\s(?:[\p{Lu}\d][\p{L}\d.'’-]*\s){1,4}?${anyOf(words.englishCommon)}\b\.?(?:,\s?${anyOf(words.units)}\.?\s?[\p{L}\d-]+)?,\s(?!${anyOf(words.units)}\b)\p{Lu}[\p{L}' -]{1,40}(?:,\s[A-Z]{2}\b)?`,
  },
  // Post boxes and places with a code: P.O. Box 12, Town, ST 12345.
  { hint: /box/i, pattern: String.raw`P\.?\s?O\.?\sBox\s\d+(?:[\s,]+[\p{L}.'’-]+){1,5}?[\s,]+[A-Z]{2}\s${ZIP}` },
  // German, Austrian, Swiss: Straße 12, 12345 Ort.
  {
    hint: CODE_AND_CITY,
    pattern: String.raw`${GERMAN_STREET}\s\d{1,4}\s?[a-zA-Z]?(?:\s?[-–/]\s?\d{1,4}\s?[a-z]?)?${GAP}(?:${anyOf(words.germanCountries)}\s?[-–]\s?)?\d{4,5}\s${CITY}`,
  },
  // French: 12 rue ..., 75001 Ville.
  {
    hint: CODE_AND_CITY,
    pattern: String.raw`\d{1,4}(?:\s?(?:bis|ter|[A-D]))?,?\s${anyOf(words.french)}\s[^\d|]{2,60}?${GAP}(?:F-?\s?)?\d{5}\s${CITY}`,
  },
  // Spanish, Catalan, Italian: Calle ... 12, 28001 Ciudad.
  { hint: CODE_AND_CITY, pattern: String.raw`${anyOf(words.spanish)}\s[^|]{2,70}?${GAP}(?:[A-Z]-)?\d{5}\s${CITY}` },
  // Dutch and Scandinavian: Straat 12, 1234 AB Plaats.
  {
    hint: /\d{3,4} ?[A-Z\d]{2} |\d{4} \p{Lu}/u,
    pattern: String.raw`\p{Lu}[\p{L}.'-]*${anyOf(words.northernEndings)}\s\d{1,4}\s?[a-zA-Z]?${GAP}(?:NL-?\s?)?(?:\d{4}\s?[A-Z]{2}|\d{3}\s?\d{2}|\d{4})\s${CITY}`,
  },
  // Japanese: 〒123-4567 東京都... or a prefecture followed by a numbered place.
  {
    hint: /[〒都道府県]/,
    pattern: String.raw`〒\s?\d{3}[-－]\d{4}\s?[${KANJI}\d０-９\-－−丁目番地号\s]{4,60}|(?:東京都|北海道|(?:大阪|京都)府|\p{Script=Han}{2,3}県)[${KANJI}]{2,30}[\d０-９]+(?:[-－−丁目番地号のー]+[\d０-９]*)*`,
  },
].map(({ hint, pattern }) => ({ hint, pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})`, 'gu') }));
const HINT = /\d{4,5}|\d{3}[-－]\d{4}|\d[A-Z]{2}\b|\d (?:\p{Lu}|rue|av|b)|[都道府県]/u;

/** The last word before a colon is the label of what follows: `51373 Leverkusen Office hours: ...`. */
const withoutLastWord = (address: string) => address.slice(0, Math.max(0, address.lastIndexOf(' ')));

/** Days that may follow an address: opening hours are often next to it. As data, since the first names asked of Intl take 15 ms. */
const WEEKDAYS = new Set(words.weekdays);

/** An address without the first day of the opening hours after it: `94170 Le Perreux Lundi`. */
function withoutDay(address: string): string {
  const last = address.slice(address.lastIndexOf(' ') + 1).toLowerCase();
  return WEEKDAYS.has(last) ? withoutLastWord(address) : address;
}

/** Postal addresses in a text: street with number and place, in the notations of a dozen countries. */
export function findPostalAddresses(text: string): TextMatch[] {
  if (!HINT.test(text)) return [];
  const found: TextMatch[] = [];
  for (const { hint, pattern } of NOTATIONS) {
    if (!hint.test(text)) continue;
    for (const match of findAll(text, pattern)) {
      const end = match.index + match[0].length;
      if (found.some((other) => match.index < other.index + other.value.length && other.index < end)) continue;
      const address = text[end] === ':' ? withoutLastWord(match[0]) : match[0];
      found.push({ value: dropEnd(withoutDay(foldText(address)), ' ,;–-'), index: match.index });
    }
  }
  return found;
}

const PARTS = ['streetAddress', 'postOfficeBoxNumber', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'];

/** Whether an address has a street, a box, or a postal code with its place: a town and a country alone are where a business works. */
function isReachable(record: Record<string, unknown>): boolean {
  const has = (name: string) => partText(record[name]) !== '';
  return has('streetAddress') || has('postOfficeBoxNumber') || (has('postalCode') && has('addressLocality'));
}

/**
 * schema.org PostalAddress objects anywhere in structured data that letters or visitors can reach, their parts joined with commas; each once, at
 * most 20.
 */
export function addressFromData(data: unknown): string[] {
  const found = new Set<string>();
  for (const value of objectsIn(data)) {
    const record = { ...value, ...((value as { properties?: object }).properties ?? {}) } as Record<string, unknown>;
    const parts = PARTS.map((name) => partText(record[name])).filter(Boolean);
    if (parts.length >= 2 && isReachable(record)) found.add(parts.join(', '));
    if (found.size === 20) break;
  }
  return [...found];
}

function partText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string') return foldText(first);
  const name = first !== null && typeof first === 'object' ? (first as { name?: unknown }).name : null;
  return typeof name === 'string' ? foldText(name) : '';
}
