import { findInnerNames } from '#text/find-inner-names.ts';
import { memoize } from '#text/memoize.ts';
import { weekdays } from '#text/weekdays.ts';
import { wordsIn } from '../grounding/word-index.ts';
import phrases from './noun-phrases.json' with { type: 'json' };

/** Names that advice uses without the site knowing them. */
export const OWN_NAMES = new Set([
  ...['Google', 'Search Console', 'Google Search Console', 'Core Web Vitals', 'Open Graph', 'WCAG', 'SEO', 'HTML', 'CSS', 'URL'],
  ...[
    'JSON-LD',
    'LCP',
    'INP',
    'CLS',
    'FAQ',
    'PDF',
    'E-mail',
    'Email',
    'English',
    'British',
    'American',
    'WhatsApp',
    'Google Maps',
    'GDPR',
    'VAT',
    'JavaScript',
  ],
]);
/** Those of several words. */
const OWN_PHRASES = [...OWN_NAMES].filter((name) => name.includes(' '));

/** Languages that change the end of a name with its part in the sentence: `Poznań`, `z Poznania`. */
const INFLECTED = new Set('fi et hu pl cs sk sl hr sr uk ru be lt lv el tr bg ro'.split(' '));
/** Share of a name's letters that its forms have in common, and fewest of them. Set by hand. */
const STEM_SHARE = 0.6;
const STEM_LETTERS = 4;

/** Whether the site uses another form of a name, where the language has such forms. */
export function isForm(word: string, language: string, siteWords: readonly string[]): boolean {
  if (!INFLECTED.has(language)) return false;
  const start = word.slice(0, Math.max(STEM_LETTERS, Math.ceil(word.length * STEM_SHARE)));
  return start.length >= STEM_LETTERS && siteWords.some((other) => other.startsWith(start));
}

const ENGLISH = new Set('the of and with to for on is are no each per by'.split(' '));

/** The language that advice is in: English, unless it shows none of its small words and the site's language writes nouns with a capital. */
export const adviceLanguage = (text: string, language: string): string =>
  CAPITAL_NOUNS.has(language) && !wordsIn(text).some((word) => ENGLISH.has(word)) ? language : 'en';

/** Languages that write all nouns with a capital: there only a word after one of these can be told to be a place or a person. */
export const CAPITAL_NOUNS = new Set(['de', 'lb']);
/** Nouns of set phrases: `in Ruhe` is no place. */
export const PHRASES: ReadonlySet<string> = new Set(phrases.de);
const NAMED = /(?<=\b(?:in|aus|Herrn?|Frau|Familie|Firma) )\p{Lu}[\p{L}\p{N}’'-]+/gu;

/** A capitalized word inside a sentence that the site does not use: a person or thing it never names. */
export function findUnknownName(text: string, language: string, isKnown: (word: string) => boolean): string {
  const names = CAPITAL_NOUNS.has(language)
    ? [...text.matchAll(NAMED)].map(([name]) => name).filter((name) => !PHRASES.has(name))
    : findInnerNames(OWN_PHRASES.reduce((rest, name) => rest.replaceAll(name, '|'), text));
  return names.find((name) => name.length > 1 && !OWN_NAMES.has(name) && !wordsIn(name).every(isKnown)) ?? '';
}

/** Two to four words with capitals in a row: `San Francisco`. */
const NAME_RUN = /\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){1,3}/gu;

/** The initials of the names in texts, in lower case: who reads `San Francisco` knows `SF`. */
export function initialsIn(texts: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts)
    for (const [run] of text.matchAll(NAME_RUN)) {
      const letters = wordsIn(run).map((word) => word.charAt(0));
      for (let length = 2; length <= letters.length; length += 1)
        for (let at = 0; at + length <= letters.length; at += 1) found.add(letters.slice(at, at + length).join(''));
    }
  return found;
}

/** Languages whose names advice uses. */
const LANGUAGES = 'en de fr es it nl pt pl tr fi sv da no cs sk hu ro bg el ru uk ja zh ko ar he ca'.split(' ');

/** Names of days, months and languages, which no site has to know; as single lower-case words. */
export const calendarNames = memoize((language): ReadonlySet<string> => {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const monthsIn = (month: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2026, at, 1)));
  };
  return new Set(
    [
      ...weekdays(language),
      ...weekdays(language, 'short'),
      ...monthsIn('long'),
      ...monthsIn('short'),
      ...LANGUAGES.map((code) => names.of(code) ?? ''),
    ].flatMap(wordsIn),
  );
});

/** Every region code of two letters; `DisplayNames` gives codes without a name back. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The names of countries in a language, by each word of their English names in lower case: `netherlands` is `Nederland` in Dutch. */
export const countryNames = memoize((language): ReadonlyMap<string, string[]> => {
  const [english, own] = ['en', language].map((code) => new Intl.DisplayNames([code], { type: 'region', fallback: 'none' }));
  const names = new Map<string, string[]>();
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const name = own?.of(code);
    if (!name) continue;
    for (const word of wordsIn(english?.of(code) ?? '')) names.set(word, [...(names.get(word) ?? []), name]);
  }
  return names;
});
