import type { Page } from '#contracts/page.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { findInnerNames } from '#text/find-inner-names.ts';
import { memoize } from '#text/memoize.ts';
import { isNoise, isPlaceholder } from '#text/noise.ts';
import { isUnspaced } from '#text/segment.ts';
import { stem } from '#text/stem.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import { isGeneric } from '../claims/sentence-classifiers.ts';
import { groundOf, textsOf, unknownClaimIn, unsupportedIn } from '../grounding/grounding.ts';
import { wordsIn } from '../grounding/word-index.ts';
import type { Reading } from '../read-site.ts';
import { comparable, hasNumber, lettersOf } from '../words.ts';

/** Share of a text's words that the site itself must use, so that the copy stays the site's own. Set by hand. */
const OWN_SHARE = 0.6;

/** An English superlative. */
const SUPERLATIVE = /\b\p{L}{3,}est\b/giu;

/** URLs, markup, templates, handles: none of them is a word. */
const MARKUP = /https?:|www\.|[<>{}`|]|\]\(|\*\*|\S@\S|^[#>-] |\p{Cc}|\p{Extended_Pictographic}/iu;

/** Names that advice uses without the site knowing them. */
const OWN_NAMES = new Set([
  ...['Google', 'Search Console', 'Google Search Console', 'Core Web Vitals', 'Open Graph', 'WCAG', 'SEO', 'HTML', 'CSS', 'URL'],
  ...['JSON-LD', 'LCP', 'INP', 'CLS', 'FAQ', 'PDF', 'E-mail', 'Email', 'English', 'WhatsApp', 'Google Maps', 'GDPR'],
]);

export type Limits = { min?: number; max: number };

/** What copy is written from: texts of the site whose figures it may use, and its language where that is not the site's (ISO 639-1). */
export type CopySource = { own: readonly string[]; language?: string };

/** Each answers why a text can't be used, in words for a note; '' when it can. */
export type TextVerifier = {
  /** Text of the new site. In another language than the site's it can't share its words: figures, names, prices and promises are held against it. */
  copy(text: string, limits: Limits, source: CopySource): string;
  /** A few words of the new site, such as a button, a form's field or a replacement: whatever they say, they invent nothing. */
  label(text: string, limits: Limits, source?: CopySource): string;
  /** Advice to the owner: no figure, quote or name that is not known. */
  advice(text: string, limits: Limits): string;
  /** General knowledge for the owner to check: only its form. */
  form(text: string, limits: Limits): string;
};

function siteTextsOf(pages: readonly Page[]): Set<string> {
  const texts = pages.flatMap((page) => [
    page.title ?? '',
    page.description ?? '',
    ...page.blocks.filter((block) => !block.hidden && !mayBePromptInjection(block.text)).map((block) => block.text),
    ...page.contacts.map((contact) => contact.value),
  ]);
  return new Set(texts.filter((text) => text !== ''));
}

/** Words that promise or rank: a superlative, a guarantee or a certificate is a claim of fact. */
function promisesIn(text: string): string[] {
  const superlatives = (text.match(SUPERLATIVE) ?? []).filter((word) => !hasTerm(word, 'claims-of-fact', 'no-superlative'));
  return [...superlatives, ...matchTerms(text, 'claims-of-fact', 'promise').map(({ start, end }) => text.slice(start, end))];
}

/** Every two neighboring characters, for scripts without spaces. */
function pairsOf(text: string): string[] {
  const characters = [...lettersOf(text)];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

/** Languages that write all nouns with a capital: there only a word after one of these can be told to be a place or a person. */
const CAPITAL_NOUNS = new Set(['de', 'lb']);
const NAMED = /(?<=\b(?:in|nach|aus|um|bei|Herrn?|Frau|Familie|Firma) )\p{Lu}[\p{L}\p{N}’'-]+/gu;

/** A capitalized word inside a sentence that the site does not use: a person or thing it never names. */
function findUnknownWord(text: string, language: string, isKnown: (word: string) => boolean): string {
  const names = CAPITAL_NOUNS.has(language) ? [...text.matchAll(NAMED)].map(([name]) => name) : findInnerNames(text);
  return names.find((name) => !OWN_NAMES.has(name) && !wordsIn(name).every(isKnown)) ?? '';
}

/** Names of days, months and languages, which no site has to know; as single lower-case words. */
const calendarNames = memoize((language): ReadonlySet<string> => {
  const at = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day));
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const days = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return new Set(
    [
      ...Array.from({ length: 7 }, (_, day) => days.format(at(2026, 0, day + 1))),
      ...Array.from({ length: 12 }, (_, month) => months.format(at(2026, month, 1))),
      ...['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'tr'].map((code) => names.of(code) ?? ''),
    ].flatMap(wordsIn),
  );
});

/** Compares a model's texts with the site by the rules that the built-in texts keep. What the owner said counts as known. */
export function createTextVerifier(reading: Reading, strategy: Strategy): TextVerifier {
  const { profile } = reading;
  const claims = [profile.businessName, profile.primaryPurpose, ...profile.targetAudiences, ...profile.services, ...profile.products];
  const others = [
    ...profile.valuePropositions,
    ...profile.uniqueSellingPoints,
    ...profile.geographies,
    ...profile.trustSignals,
    ...profile.contacts,
  ];
  const ownersWords = [...claims, ...others].filter(({ kind }) => kind === 'owner').flatMap((claim) => [...textsOf(claim)]);
  const site = new Set([...siteTextsOf(reading.site.pages), ...ownersWords]);
  const siteGround = groundOf(site);
  const all = textsOf([profile, reading.competitors.competitors, strategy], new Set(site));
  const ground = groundOf(all);
  const siteStems = new Set([...site].flatMap(wordsIn).map(stem));
  const allStems = new Set([...all].flatMap(wordsIn).map(stem));
  const pairs = new Set([...site].flatMap(pairsOf));
  const unspaced = comparable([...site].filter((text) => isUnspaced(text)).join('\n'));

  const contacts = reading.site.pages.flatMap((page) => page.contacts.map(({ value }) => value)).filter((value) => value !== '');

  function form(text: string, { min = 2, max }: Limits): string {
    if (text.length > max) return `it is longer than ${max} characters`;
    if (text.length < min) return `it is shorter than ${min} characters`;
    // An email address of the site is no markup.
    const words = text.includes('@') ? contacts.reduce((rest, value) => rest.replaceAll(value, ' '), text) : text;
    if (MARKUP.test(words)) return 'it contains a URL or markup';
    if (isPlaceholder(text) || isNoise(text)) return 'it says nothing';
    return mayBePromptInjection(text) ? 'it speaks to a model' : '';
  }

  function ownShare(text: string): number {
    if (isUnspaced(text)) {
      const of = pairsOf(text);
      return of.length === 0 ? 0 : of.filter((pair) => pairs.has(pair)).length / of.length;
    }
    const words = wordsIn(text).filter((word) => word.length > 3);
    return words.length === 0 ? 1 : words.filter((word) => siteStems.has(stem(word))).length / words.length;
  }

  /** A figure must be in the texts that the copy was written from, or next to the same word on the site. */
  function hasLooseFigure(text: string, own: readonly string[]): boolean {
    const near = new Set(own.flatMap(wordsIn));
    const words = wordsIn(text);
    const isPlaced = (word: string, at: number) =>
      near.has(word) ||
      [words.slice(at - 1, at + 1), words.slice(at, at + 2)].some((run) => run.length === 2 && siteGround.known.hasRun(run.join(' ')));
    return words.some((word, at) => hasNumber(word) && !isPlaced(word, at));
  }

  const isPromised = (word: string) => (isUnspaced(word) ? unspaced.includes(comparable(word)) : siteGround.known.hasRun(word));

  function findInvention(text: string, { own, language = reading.language }: CopySource): string {
    if (unsupportedIn(text, siteGround) !== '' || unknownClaimIn(text, siteGround.known, () => false) !== '')
      return 'the site shows no such figure, price, quote or claim';
    const known = calendarNames(language);
    if (findUnknownWord(text, language, (word) => siteStems.has(stem(word)) || known.has(word)) !== '')
      return 'the site does not know such a name';
    if (hasLooseFigure(text, own)) return 'the site says that figure of something else';
    return promisesIn(text).every(isPromised) ? '' : 'the site does not promise that';
  }

  // Words that the site shows as they are prove themselves: addresses, hours, labels.
  const isShown = (text: string, limits: Limits) =>
    text.length <= limits.max && reading.says(text) && !isPlaceholder(text) && !mayBePromptInjection(text);

  return {
    form,
    label: (text, limits, source = { own: [] }) => (isShown(text, limits) ? '' : form(text, limits) || findInvention(text, source)),
    copy(text, limits, source) {
      if (isShown(text, limits)) return '';
      const wrong = form(text, limits) || (isGeneric(text) ? 'it says nothing' : '') || findInvention(text, source);
      if (wrong !== '') return wrong;
      const isForeign = source.language !== undefined && source.language !== reading.language;
      return isForeign || ownShare(text) >= OWN_SHARE ? '' : 'too few of its words are the site\u2019s own';
    },
    advice(text, limits) {
      const wrong = form(text, limits);
      if (wrong !== '') return wrong;
      if (unsupportedIn(text, ground) !== '' || unknownClaimIn(text, ground.known, (name) => OWN_NAMES.has(name)) !== '')
        return 'it states a figure, quote or claim that nothing shows';
      const isKnown = (word: string) => allStems.has(stem(word)) || calendarNames('en').has(word);
      return findUnknownWord(text, 'en', isKnown) === '' ? '' : 'it uses a name that nothing shows';
    },
  };
}
