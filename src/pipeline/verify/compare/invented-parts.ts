import { matchTerms } from '#lexicon/match-terms.ts';
import { hasNumber } from '#text/characters.ts';
import { PERSON_NAME } from '#text/person-name.ts';
import { pricesIn } from '../../strategy/grounding/grounding.ts';
import { wordsIn } from '../../strategy/grounding/word-index.ts';
import { calendarNames, findUnknownName } from '../../strategy/model/unknown-names.ts';
import { isNumberToken, tokensOf, writtenTokens } from '../match/tokens.ts';
import type { KnownWords } from './known-words.ts';
import type { NewSentence } from './new-sentences.ts';

/** Kinds of inventions, the worst first. */
export const INVENTIONS = ['price', 'figure', 'claim', 'name'] as const;
export type InventionKind = (typeof INVENTIONS)[number];

/** What a sentence says that nobody knows, in its own words. */
export type InventedPart = { kind: InventionKind; words: string };

type Finder = (sentence: Pick<NewSentence, 'text' | 'language'>, known: KnownWords) => readonly string[];

const findPrices: Finder = ({ text }, known) =>
  pricesIn(text).filter((price) => !tokensOf(price).every((token) => known.tokens.has(token)));

/** Numbers that count steps and columns and claim nothing. */
const SMALL = 3;
const COPYRIGHT = ['©', 'copyright', '(c)'];

const findFigures: Finder = ({ text }, known) => {
  const folded = text.toLowerCase();
  if (COPYRIGHT.some((mark) => folded.includes(mark))) return [];
  const plain = pricesIn(text).reduce((rest, price) => rest.replace(price, ' '), text);
  const unknown = tokensOf(plain).filter((token) => isNumberToken(token) && !known.tokens.has(token) && Number(token) > SMALL);
  const isUnknown = (number: string) => tokensOf(number).some((token) => unknown.includes(token));
  return unknown.length > 0 ? [writtenTokens(plain).find(isUnknown) ?? unknown[0] ?? ''] : [];
};

const CLAIMS = ['proof', 'counted', 'promise'];

const findClaims: Finder = ({ text }, known) => {
  const harmless = matchTerms(text, 'claims-of-fact', 'no-superlative');
  const claims = CLAIMS.flatMap((group) => matchTerms(text, 'claims-of-fact', group)).filter(
    ({ start, end }) => !harmless.some((other) => other.start <= start && end <= other.end),
  );
  return claims
    .map(({ start, end }) => text.slice(start, end))
    .filter((claim) => !known.runs.hasRun(claim))
    .slice(0, 1);
};

const findNames: Finder = ({ text, language }, known) => {
  const isKnown = (word: string) => known.words.has(word) || hasNumber(word) || calendarNames(language).has(word);
  const words = wordsIn(text);
  // A line that is a name alone; a title of known words is none.
  if (PERSON_NAME.test(text) && words.length <= 4) return words.filter((word) => !isKnown(word)).length >= 2 ? [text] : [];
  const name = findUnknownName(text, language, isKnown);
  return name === '' ? [] : [name];
};

const FINDERS: Record<InventionKind, Finder> = { price: findPrices, claim: findClaims, figure: findFigures, name: findNames };

/** Everything that a sentence says and nobody knows, the worst first. */
export const inventedParts: (...input: Parameters<Finder>) => InventedPart[] = (sentence, known) =>
  INVENTIONS.flatMap((kind) => [...new Set(FINDERS[kind](sentence, known))].map((words) => ({ kind, words })));
