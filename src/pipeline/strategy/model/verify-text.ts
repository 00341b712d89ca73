import type { Strategy } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { digitsOf, hasNumber, isYear, numberRuns } from '#text/characters.ts';
import { isNoise, isPlaceholder } from '#text/noise.ts';
import { foldWords } from '#text/normalize.ts';
import { isUnspaced } from '#text/segment.ts';
import { stem } from '#text/stem.ts';
import { comparable, lettersOf, withoutQuotes } from '#text/words.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import { isGeneric } from '../claims/sentence-classifiers.ts';
import { type Ground, groundOf, pricesIn, textsOf, unknownClaimIn, unknownNameIn, unsupportedIn } from '../grounding/grounding.ts';
import { wordsIn } from '../grounding/word-index.ts';
import type { Reading } from '../read-site.ts';
import { withoutCounts } from './entry-counts.ts';
import { createKnownFigures, isInList } from './known-figures.ts';
import { type Promised, promisesIn } from './promises.ts';
import { siteTextsOf } from './site-texts.ts';
import {
  adviceLanguage,
  CAPITAL_NOUNS,
  calendarNames,
  countryNames,
  findUnknownName,
  initialsIn,
  isForm,
  OWN_NAMES,
  PHRASES,
} from './unknown-names.ts';

/**
 * Share of a text's words that the site itself must use: a sentence that has next to nothing in common with the site says something else.
 * Shorter texts, such as headings and questions, only need to invent nothing. Set by hand from the answers of a strong model.
 */
const OWN_SHARE = 0.2;
const SHORT_TEXT = 6;
const QUOTED = /"[^"]*"|[“„«][^”“»]*[”“»]/gu;
/** Words between single quotes, with apostrophes inside. */
const SINGLE_QUOTED = /(?<!\p{L})'(?:[^']|(?<=\p{L})'(?=\p{L}))+'(?!\p{L})/gu;
/** A link that opens a chat with a number. */
const CHAT_LINK = /https:\/\/wa\.me\/(\p{N}+)[^\s,;)]*/gu;
/** Choices, steps and seconds, not an amount of money or a share. */
const SMALL_NUMBER = /(?<![\p{N}.,\p{Sc}] ?)\b\p{N}{1,2}\b(?![.,]?\p{N}| ?[%\p{Sc}])/gu;
/** Of quoted words only the figures. */
const figuresOf = (quote: string) => ` ${quote.match(/\p{N}[\p{N}.,]*/gu)?.join(' ') ?? ''} `;
/** Sizes that a designer names: no figure of the site. */
export const SIZE = /\b\p{N}+(?:[.,]\p{N}+)? ?(?:px|rem|em|pt|ms|vw|vh|columns?|characters?|words?|lines?|seconds?)\b|#[\da-fA-F]{3,8}\b/gu;
/** The name of a clock: `Europe/Paris`. */
const TIME_ZONE = /\b(?:Africa|America|Asia|Atlantic|Australia|Europe|Pacific)\/\p{L}+/gu;

/** A word and the figures in it, alone: `50` of `50mm`, `1` and `30` of `1h30`. */
const withFigures = (word: string): string[] => [word, ...numberRuns(word)];

/** The number of a step: it counts our own entries. */
const ORDER = /^\p{N}{1,2}[.):] (?=\p{L})/u;

/** From so many letters on, the end of a compound is a word of its own. */
const COMPOUNDED = 6;

const NOUNS = new Set([...PHRASES].map((noun) => noun.toLowerCase()));

/** Capitals in a row that are rather nouns than a name. */
const LONG_ROW = 3;

/** Words between the parts of a name. */
const SMALL_WORDS = / (?:of|de|der|von|for) /u;

/** URLs, markup, templates, handles: none of them is a word. */
const MARKUP = /https?:|www\.|[<>{}`]|\]\(|\*\*|[\p{L}\p{N}._-]@[\p{L}\p{N}]|^[#>-] |\p{Cc}/iu;
/** Emoji and signs; those that the site itself uses are its words. */
const PICTOGRAPH = /(?![©®™])\p{Extended_Pictographic}/gu;

export type Limits = { min?: number; max: number };

/** What copy is written from: texts of the site whose figures it may use, and its language where that is not the site's (ISO 639-1). */
export type CopySource = {
  own: readonly string[];
  language?: string;
  /** A title or heading may write all its words with capitals: words that the site uses are no new name there. */
  isTitle?: boolean;
};

/** Each answers why a text can't be used, in words for a note; '' when it can. */
export type TextVerifier = {
  /** Text of the new site. In another language than the site's it can't share its words: figures, names, prices and promises are held against it. */
  copy(text: string, limits: Limits, source: CopySource): string;
  /** A few words of the new site, such as a button, a form's field or a replacement: whatever they say, they invent nothing. */
  label(text: string, limits: Limits, source?: CopySource): string;
  /** A statement about the business for the owner: no figure, quote or name that is not known. */
  statement(text: string, limits: Limits): string;
  /** The same for advice, which may put words into a visitor's mouth and name sizes. */
  advice(text: string, limits: Limits): string;
  /** A check after building: it may name what a tool works out from the site's prices. */
  check(text: string, limits: Limits): string;
  /** What a part of a page does: the words it shows may speak for visitors, its small numbers count choices and seconds. */
  behavior(text: string, limits: Limits): string;
  /** General knowledge for the owner to check: only its form. */
  form(text: string, limits: Limits): string;
};

/** In another language the words next to a figure differ: the figure itself must be known. */
const numbersOnly = (ground: Ground): Ground => ({
  ...ground,
  known: { ...ground.known, hasRun: (run: string) => hasNumber(run) || ground.known.hasRun(run) },
});

/** Every two neighboring characters, for scripts without spaces. */
function pairsOf(text: string): string[] {
  const characters = [...lettersOf(text)];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

/**
 * What an answer shows of itself: words that it also writes small, how many entries its lists have, and words of the site in which it changes
 * spaces, marks or capitals alone.
 */
export type AnswerWords = { ordinary?: ReadonlySet<string>; counts?: ReadonlySet<string>; respelled?: readonly string[] };

/** Compares a model's texts with the site by the rules that the built-in texts keep. What the owner said counts as known. */
export function createTextVerifier(
  reading: Reading,
  strategy: Strategy,
  { ordinary = new Set(), counts = new Set(), respelled = [] }: AnswerWords = {},
): TextVerifier {
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
  // Visitors who fill in a form or open a map may be told the name of its service.
  const services = strategy.engineer.functions.map(({ provider }) => provider);
  const site = new Set([...siteTextsOf(reading.site.pages), ...ownersWords, ...respelled, ...services]);
  const siteGround = groundOf(site);
  const all = textsOf([profile, reading.competitors.competitors, strategy], new Set(site));
  const ground = groundOf(all);
  const siteWords = [...new Set([...site].flatMap(wordsIn))];
  const siteStems = new Set(siteWords.map(stem));
  const allStems = new Set([...all].flatMap(wordsIn).map(stem));
  const pageWords = reading.site.pages.map((page) => new Set(page.blocks.flatMap((block) => wordsIn(block.text))));
  const pairs = new Set([...site].flatMap(pairsOf));
  const unspaced = comparable([...site].filter((text) => isUnspaced(text)).join('\n'));

  const contacts = reading.site.pages.flatMap((page) => page.contacts.map(({ value }) => value)).filter((value) => value !== '');
  const numbers = new Set([...contacts, ...reading.site.pages.flatMap((page) => page.links.map(({ href }) => href))].map(digitsOf));
  const { plain, worked } = createKnownFigures(numbers, [...site]);

  const pictographs = new Set([...site].flatMap((text) => text.match(PICTOGRAPH) ?? []));

  function form(text: string, { min = 2, max }: Limits): string {
    if (text.length > max) return `it is longer than ${max} characters`;
    if (text.length < min) return `it is shorter than ${min} characters`;
    // An email address of the site is no markup.
    const words = text.includes('@') ? contacts.reduce((rest, value) => rest.replaceAll(value, ' '), text) : text;
    const isStrange = (words.match(PICTOGRAPH) ?? []).some((sign) => !pictographs.has(sign));
    if (MARKUP.test(words) || isStrange) return 'it contains a URL or markup';
    return mayBePromptInjection(text) ? 'it speaks to a model' : '';
  }

  function ownShare(text: string): number {
    if (isUnspaced(text)) {
      const of = pairsOf(text);
      return of.length === 0 ? 0 : of.filter((pair) => pairs.has(pair)).length / of.length;
    }
    const words = wordsIn(text).filter((word) => word.length > 3);
    return words.length < SHORT_TEXT ? 1 : words.filter((word) => siteStems.has(stem(word))).length / words.length;
  }

  /** A figure must be in the texts that the copy was written from, or next to the same word on the site; a price on a page about the same thing. */
  function hasLooseFigure(text: string, own: readonly string[]): boolean {
    const near = new Set(own.flatMap(wordsIn).flatMap(withFigures));
    const words = wordsIn(text);
    const prices = new Set(pricesIn(text).flatMap(wordsIn));
    const others = words.filter((word) => word.length > 3 && !hasNumber(word));
    const isPriced = (word: string) =>
      prices.has(word) && pageWords.some((page) => page.has(word) && 2 * others.filter((other) => page.has(other)).length >= others.length);
    const isPlaced = (word: string, at: number) =>
      near.has(word) ||
      numberRuns(word).every((figure) => near.has(figure)) ||
      isPriced(word) ||
      [words.slice(at - 1, at + 1), words.slice(at, at + 2)].some((run) => run.length === 2 && siteGround.known.hasRun(run.join(' ')));
    // A year at the end counts nothing: `camps in summer 2026`.
    const isLastYear = (word: string, at: number) => at === words.length - 1 && isYear(word) && siteGround.numbers.has(word);
    return words.some(
      (word, at) => hasNumber(word) && !isLastYear(word, at) && !isPlaced(word, at) && !isInList(words, at, siteGround.known),
    );
  }

  const countsOnly = numbersOnly(siteGround);
  const initials = initialsIn(site);

  /** Dates, hours and numbers without a word are no noise where the page has each of them. */
  function isOwnFigure(text: string, { own }: CopySource): boolean {
    const near = new Set(own.flatMap(wordsIn));
    return hasNumber(text) && wordsIn(text).every((word) => near.has(word));
  }

  /** A site that says "Zufriedenheitsgarantie" says "Garantie". */
  const endsCompound = (word: string) => word.length >= COMPOUNDED && siteWords.some((longer) => longer.endsWith(word));
  /** A site that says "Automatikfahrzeug" and "Ausbildungsstunde" says "Stunde Automatik". */
  const isPartOfCompound = (word: string) =>
    endsCompound(word) || (word.length >= COMPOUNDED && siteWords.some((longer) => longer.startsWith(word)));
  const isFree = [...site].some((text) => hasTerm(text, 'claims-of-fact', 'free'));
  /** A site that says "Certificación" says "certificar". */
  const hasForm = (stem: string) => stem !== '' && siteWords.some((word) => foldWords(word).startsWith(stem));
  const isPromised = ({ words, stem: start }: Promised) =>
    (isUnspaced(words) ? unspaced.includes(comparable(words)) : siteGround.known.hasRun(words)) ||
    hasForm(start) ||
    endsCompound(comparable(words)) ||
    (isFree && hasTerm(words, 'claims-of-fact', 'free'));

  function findInvention(whole: string, { own, language = reading.language, isTitle = false }: CopySource): string {
    const text = withoutCounts(plain(whole).replace(ORDER, ''), counts, language);
    const isOfSite = (word: string) => siteStems.has(stem(word)) || siteStems.has(stem(`${word}s`));
    const knows = (word: string) =>
      isOfSite(word) ||
      initials.has(word) ||
      calendarNames(language).has(word) ||
      (isTitle && ordinary.has(word)) ||
      isForm(word, language, siteWords);
    const hasNouns = CAPITAL_NOUNS.has(language);
    // A noun between small words, also at the start of a text, is no name: "Auf der Karte".
    const isNoun = (name: string) => hasNouns && SMALL_WORDS.test(name) && name.split(SMALL_WORDS).every((part) => !part.includes(' '));
    // Where all nouns have a capital, one unknown word in a long row of them is a noun; a name has two.
    const isWords = (name: string) => {
      const words = wordsIn(name);
      const unknown = words.filter((word) => !knows(word) && !(hasNouns && (isPartOfCompound(word) || NOUNS.has(word)))).length;
      return isNoun(name) || ((isTitle || hasNouns) && unknown <= (hasNouns && words.length >= LONG_ROW ? 1 : 0));
    };
    const figures = language === reading.language ? siteGround : countsOnly;
    if (unsupportedIn(text, figures) !== '' || unknownClaimIn(text, siteGround.known, isWords) !== '')
      return 'the site shows no such figure, price, quote or claim';
    if (findUnknownName(text, language, knows) !== '') return 'the site does not know such a name';
    if (hasLooseFigure(text, own)) return 'the site says that figure of something else';
    return promisesIn(text, language).every(isPromised) ? '' : 'the site does not promise that';
  }

  const isEnglish = reading.language === 'en';
  /** Statements are in English: on a site in another language their figures are compared, and no word of a claim. */
  const stated = isEnglish ? ground : numbersOnly(ground);
  const isOwnName = (name: string) => OWN_NAMES.has(name) || (!isEnglish && wordsIn(name).every(isKnownName));
  const countries = countryNames(reading.language);
  const isKnownName = (word: string) =>
    allStems.has(stem(word)) || calendarNames('en').has(word) || (countries.get(word) ?? []).some((name) => siteGround.known.hasRun(name));

  function findUnknown(whole: string): string {
    const text = withoutCounts(plain(whole), counts);
    const language = adviceLanguage(text, reading.language);
    const isNoun = (name: string) => isOwnName(name) || CAPITAL_NOUNS.has(language);
    const claim = isEnglish ? unknownClaimIn(text, ground.known, isNoun) : unknownNameIn(text, ground.known, isNoun);
    if (unsupportedIn(text, stated) !== '' || claim !== '') return 'it states a figure, quote or claim that nothing shows';
    return findUnknownName(text, language, isKnownName) === '' ? '' : 'it uses a name that nothing shows';
  }

  // Words that the site shows as they are prove themselves: addresses, hours, labels.
  const isShown = (text: string, limits: Limits) =>
    text.length <= limits.max &&
    (reading.says(text) || reading.says(withoutQuotes(text))) &&
    !isPlaceholder(text) &&
    !mayBePromptInjection(text);

  return {
    form,
    // Buttons and menus write their words with capitals, as titles do.
    label: (text, limits, source = { own: [] }) =>
      isShown(text, limits) ? '' : form(text, limits) || findInvention(text, { isTitle: true, ...source }),
    copy(text, limits, source) {
      if (isShown(text, limits) || plain(text).trim() === '') return '';
      const isIdle = isGeneric(text) || isPlaceholder(text) || (isNoise(text) && !isOwnFigure(text, source));
      const wrong = form(text, limits) || (isIdle ? 'it says nothing' : '') || findInvention(text, source);
      if (wrong !== '') return wrong;
      const isForeign = source.language !== undefined && source.language !== reading.language;
      return isForeign || ownShare(text) >= OWN_SHARE ? '' : 'too few of its words are the site\u2019s own';
    },
    statement: (text, limits) => form(text, limits) || findUnknown(text),
    behavior(text, limits) {
      const known = worked(text.replace(CHAT_LINK, (link, number: string) => (numbers.has(number) ? ' ' : link)));
      const own = known
        .replace(TIME_ZONE, ' ')
        .replace(SINGLE_QUOTED, figuresOf)
        .replace(QUOTED, figuresOf)
        .replace(SIZE, ' ')
        .replace(SMALL_NUMBER, ' ');
      // A rule may write 2.8 where the site writes 2,8.
      if (text.length > limits.max) return form(text, limits);
      return form(known, limits) || (findUnknown(own) && findUnknown(own.replace(/(\p{N})\.(\p{N})/gu, '$1,$2')));
    },
    advice: (text, limits) => form(text, limits) || findUnknown(text.replace(SIZE, ' ').replace(QUOTED, figuresOf)),
    check: (text, limits) => form(worked(text), limits) || findUnknown(worked(text).replace(SIZE, ' ').replace(QUOTED, figuresOf)),
  };
}
