import type { TrustSignal } from '#contracts/business.ts';
import type { Decision } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { isYear, replaceAny } from '#text/characters.ts';
import { splitSentences } from '#text/segment.ts';
import { distinctBy, foldedWithin, lettersOf } from '#text/words.ts';
import { pricesIn } from '../grounding/grounding.ts';
import type { Reading } from '../read-site.ts';
import { type Figure, figuresIn, isClaimed, isSameFigure, isWhole } from './figures.ts';

type TrustKind = TrustSignal['trustKind'];

/** Kinds of proof that can be false. */
const PROOF = new Set<TrustKind>(['statistics', 'awards', 'reviews', 'testimonials', 'certifications', 'years-in-business', 'guarantees']);
const VOICES: readonly TrustKind[] = ['testimonials', 'reviews'];
/** Groups of trust-signals.json whose words claim a proof. */
const CLAIMS = ['certifications', 'awards', 'years', 'guarantees', 'reviews', 'counted-things'];
/** A code behind a name, such as a rating: `CARE A+`, `Care A1`. */
const CODE = /\p{Lu}\p{L}+ \p{Lu}{1,3}(?:\p{N}|[+-])+/gu;
/** The first clause of a testimonial, by which it is found. */
const CLAUSE = /^["“„«\s]*((?:[^\s,.;:!?]+\s+){2,8}[^\s,.;:!?]+)/u;
const firstWords = (text: string) => CLAUSE.exec(text)?.[1] ?? text;
/** Least letters of words that another text may contain. */
const MIN_LETTERS = 6;
/** A number of the question that is rare enough to be the same one wherever it counts something. */
const RARE = 10;

const is = (text: string, group: string) => hasTerm(text, 'decision-doubts', group);

/** What doubts are looked up in: the reading, and every text of the old and the new site. */
export type DoubtSources = {
  reading: Pick<Reading, 'profile'>;
  texts: readonly string[];
  /** Words that other decisions name themselves. */
  others?: readonly string[];
  /** Whether a page is a legal text: what it says is not the site's claim. */
  isLegal?: (url: string) => boolean;
};

/** Ways to reach the business are never doubted here: a visitor needs them. */
function isContact(words: string, { reading }: DoubtSources): boolean {
  const letters = lettersOf(words);
  return reading.profile.contacts.some(
    ({ text }) => text !== '' && (lettersOf(text).includes(letters) || letters.includes(lettersOf(text))),
  );
}

function isProof(quote: string, { reading }: DoubtSources): boolean {
  const isLong = (text: string) => lettersOf(text).length >= MIN_LETTERS;
  const isOf = (text: string) => (isLong(quote) && foldedWithin(quote, text)) || (isLong(text) && foldedWithin(text, quote));
  return (
    reading.profile.trustSignals.some(({ trustKind, text }) => PROOF.has(trustKind) && isOf(text)) ||
    CLAIMS.some((group) => hasTerm(quote, 'trust-signals', group)) ||
    hasTerm(quote, 'claims-of-fact', 'counted') ||
    is(quote, 'response')
  );
}

/** The figures of texts that say the same as one of these. */
const sameFigures = (wanted: readonly Figure[], texts: readonly string[], isSame: (a: Figure, b: Figure) => boolean): string[] =>
  wanted.length === 0
    ? []
    : texts.flatMap((text) => figuresIn(text).filter((figure) => wanted.some((one) => isSame(one, figure)))).map(({ words }) => words);

/** The question is in English, the site may be not: a number counts as the same where it is large enough, a mark or a share. */
const isSameNumber = (asked: Figure, said: Figure) =>
  asked.number === said.number &&
  isClaimed(said) &&
  (Number(asked.number) >= RARE || !isWhole(asked.number)) &&
  (asked.unit === '%') === (said.unit === '%');

/** Sentences that promise an answer in this time: the same hours may be said of something else. */
const responses = (wanted: readonly Figure[], texts: readonly string[]): string[] =>
  texts
    .filter((text) => is(text, 'response'))
    .flatMap((text) => splitSentences(text))
    .filter((sentence) => is(sentence, 'response') && figuresIn(sentence).some((said) => wanted.some((one) => isSameFigure(one, said))));

/** The words of a quote that carry its claim, as the texts have them; the quote itself where it has no figure. */
function carriers(quote: string, { texts }: DoubtSources): string[] {
  const figures = figuresIn(quote).filter(isClaimed);
  const codes = quote.match(CODE) ?? [];
  const found = is(quote, 'response') ? responses(figures, texts) : [...codes, ...sameFigures(figures, texts, isSameFigure)];
  return found.length > 0 ? found : [quote];
}

/** Proof of these kinds, by its first words. */
function proofOf(kinds: readonly TrustKind[], { reading }: DoubtSources): string[] {
  const signals = reading.profile.trustSignals.filter(
    ({ kind, trustKind, text }) => kind !== 'owner' && kinds.includes(trustKind) && text !== '',
  );
  return signals.map(({ text }) => firstWords(text));
}

/** Whether a question is about figures that prove something: a size or an age is another matter. */
const asksForFigures = (question: string) =>
  ['figures', 'testimonials'].some((group) => is(question, group)) || hasTerm(question, 'claims-of-fact', 'counted');

/** Kinds of proof that the builder is told to do without until then. */
function refusedKinds({ untilThen }: Decision): TrustKind[] {
  // `No results; testimonials carry the proof` refuses no testimonial.
  const says = (group: string) =>
    replaceAny(untilThen, '.;', ':')
      .split(':')
      .some((clause) => is(clause, group));
  return [
    ...(says('no-testimonials') ? VOICES : []),
    ...(says('no-certifications') ? (['certifications'] as const) : []),
    ...(says('no-guarantees') ? (['guarantees'] as const) : []),
  ];
}

/**
 * Words of the site that a decision doubts although it does not name them: figures, marks, ratings, certificates and testimonials. Prices,
 * addresses and contacts are none of them, and a question for something that is missing doubts nothing.
 */
export function doubtedWords(decision: Decision, sources: DoubtSources): string[] {
  const { question, untilThen, evidence } = decision;
  const refused = proofOf(refusedKinds(decision), sources);
  if (!is(question, 'doubt')) return refused;
  // Of a text in which a decision names words, nothing else is doubted.
  const named = [...(sources.others ?? []), ...(decision.hides ?? [])];
  const isOther = (quote: string) => named.some((words) => foldedWithin(words, quote));
  const claims = evidence.filter(({ url }) => sources.isLegal?.(url) !== true);
  const quotes = claims.map(({ snippet }) => snippet).filter((quote) => isProof(quote, sources) && !isOther(quote));
  const asked = is(question, 'response') ? [] : figuresIn(`${question} ${untilThen}`).filter(({ number }) => !isYear(number));
  const doubted = [
    ...refused,
    ...quotes.flatMap((quote) => carriers(quote, sources)),
    ...(quotes.length > 0 || asksForFigures(question) ? sameFigures(asked, sources.texts, isSameNumber) : []),
    ...(is(question, 'testimonials') ? proofOf(VOICES, sources) : []),
  ];
  return distinctBy(doubted, lettersOf).filter(
    (words) => (pricesIn(words).length === 0 || words.includes('%')) && !isContact(words, sources),
  );
}
