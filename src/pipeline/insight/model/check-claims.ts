import type { Offer, TrustSignal } from '#contracts/business.ts';
import type { Claim, Evidence } from '#contracts/evidence.ts';
import type { Page } from '#contracts/page.ts';
import { digitsOf, withoutControls, withoutTags } from '#text/characters.ts';
import { foldText, foldWords } from '#text/normalize.ts';
import { countWords, endsSentence, isUnspaced, splitWords } from '#text/segment.ts';
import { stem } from '#text/stem.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import type { AnsweredOffer, AnsweredQuote, AnsweredStatement, AnsweredTrust } from './answer.ts';
import { createQuoteFinder } from './find-quote.ts';
import type { QuotedPage } from './quote-pages.ts';
import { allTextOf, readVocabulary } from './site-vocabulary.ts';

/** Confidence of what a model said and a page shows, and of what it concluded from a quote. Set by hand. */
const OBSERVED = 0.8;
const INFERRED = 0.6;
/** Share of a statement's words that its quotes must contain to prove it. */
const PROOF_SHARE = 0.5;
/** Below this share a promise has nothing to do with its quotes. */
const HINT_SHARE = 0.25;
const MAX_TEXT_LENGTH = 300;
const MAX_EVIDENCE = 3;
/** A quote of fewer words is a name, not a description. */
const MIN_SENTENCE_WORDS = 6;

/** Quotes that were found, with the whole texts and the pages that contain them. */
export type Proof = { evidence: Evidence[]; texts: string; pages: Page[] };

export type ClaimChecker = {
  /** The quotes that the pages contain. */
  findProof(quotes: readonly AnsweredQuote[]): Proof;
  /** A conclusion (audience, purpose, industry): without a found quote, or with a name that the site doesn't use, it is dropped. */
  conclusion(statement: AnsweredStatement): Claim | null;
  /** A promise of the site: without a found quote it is dropped, weakly proven it is `inferred`. */
  promise(statement: AnsweredStatement): Claim | null;
  /** The name of the business: a quote contains it as written, else it is dropped. */
  name(statement: AnsweredStatement): Claim | null;
  /** A fact (offer, place): its quotes must contain its words, or a page that they are on must name it, else it is dropped. */
  fact(statement: AnsweredStatement): Claim | null;
  offer(offer: AnsweredOffer): Offer | null;
  trust(signal: AnsweredTrust): TrustSignal | null;
};

/** Checks what a model said against the stored pages. What they don't show is dropped or marked as inferred. */
export function createClaimChecker(quoted: readonly QuotedPage[], all: readonly Page[]): ClaimChecker {
  const byId = new Map(quoted.map(({ id, page }) => [id, page]));
  const find = createQuoteFinder(all);
  const vocabulary = readVocabulary(all);

  function findProof(quotes: readonly AnsweredQuote[]): Proof {
    const found = quotes.slice(0, 6).flatMap(({ page, quote }) => find(quote, byId.get(page.trim().toLowerCase())) ?? []);
    const evidence: Evidence[] = [];
    for (const one of found)
      if (!evidence.some(({ url, snippet }) => url === one.evidence.url && snippet === one.evidence.snippet)) evidence.push(one.evidence);
    return {
      evidence: evidence.slice(0, MAX_EVIDENCE),
      texts: found.map(({ text }) => text).join('\n'),
      pages: all.filter(({ url }) => found.some((one) => one.evidence.url === url)),
    };
  }

  const claim = (text: string, kind: 'observed' | 'inferred', evidence: Evidence[]): Claim => ({
    ...{ id: '', text, kind, confidence: kind === 'observed' ? OBSERVED : INFERRED, evidence },
  });

  function fact(statement: AnsweredStatement): Claim | null {
    const text = cleanText(statement.text);
    const proof = findProof(statement.quotes);
    if (text === '') return null;
    if (shareIn(text, proof.texts) === 1) return claim(text, 'observed', proof.evidence);
    // A quote often describes what a heading of the same page names.
    const named = proof.pages
      .flatMap((page) => find(text, page) ?? [])
      .find(({ evidence }) => proof.pages.some(({ url }) => url === evidence.url));
    return named ? claim(text, 'observed', [named.evidence, ...proof.evidence].slice(0, MAX_EVIDENCE)) : null;
  }

  function promise(statement: AnsweredStatement): Claim | null {
    const text = cleanText(statement.text);
    const proof = findProof(statement.quotes);
    if (text === '' || proof.evidence.length === 0 || !numbersIn(text, proof.texts)) return null;
    const share = shareIn(text, proof.texts);
    if (share < HINT_SHARE || !vocabulary.covers(text)) return null;
    return claim(text, share >= PROOF_SHARE ? 'observed' : 'inferred', proof.evidence);
  }

  return {
    findProof,
    name: (statement) => {
      const named = fact(statement);
      return named && foldWords(findProof(statement.quotes).texts).includes(foldWords(named.text)) ? named : null;
    },
    fact,
    promise,
    conclusion(statement) {
      const text = cleanText(statement.text);
      const proof = findProof(statement.quotes);
      if (text === '' || proof.evidence.length === 0 || !numbersIn(text, allTextOf(proof.pages)) || !vocabulary.covers(text)) return null;
      return claim(text, shareIn(text, proof.texts) >= PROOF_SHARE ? 'observed' : 'inferred', proof.evidence);
    },
    offer(offer) {
      const named = fact(offer);
      if (!named) return null;
      const { texts } = findProof(offer.quotes);
      const description = cleanText(offer.description ?? '');
      return {
        ...named,
        description: description !== '' && find(description) ? description : sentenceOf(offer),
        price: priceIn(offer.price ?? '', texts),
        url: '',
      };
    },
    trust(signal) {
      const isTestimonial = signal.trustKind === 'testimonials' || signal.trustKind === 'reviews';
      const proven = isTestimonial ? testimonial(signal) : promise(signal);
      if (proven?.kind !== 'observed') return null;
      const author = cleanText(signal.author ?? '');
      return { ...proven, trustKind: signal.trustKind, author: author !== '' && find(author) ? author : '' };
    },
  };

  /** The first quote of an offer that is a whole sentence and not its name. */
  function sentenceOf({ text, quotes }: AnsweredOffer): string {
    const sentences = quotes.flatMap(({ page, quote }) => find(quote, byId.get(page.trim().toLowerCase()))?.evidence.snippet ?? []);
    return (
      sentences.find((one) => countWords(one) >= MIN_SENTENCE_WORDS && endsSentence(one) && cleanText(one) === one && one !== text) ?? ''
    );
  }

  /** Other people's words are taken word for word or not at all. */
  function testimonial(signal: AnsweredTrust): Claim | null {
    const text = cleanText(signal.text);
    const found = text === '' ? null : find(text);
    return found ? claim(text, 'observed', [found.evidence]) : null;
  }
}

/** One line without markup; '' when it contains a URL, a template, or prompt injection. */
export function cleanText(text: string): string {
  const plain = foldText(withoutControls(withoutTags(text)));
  if (/https?:|www\.|\]\(|\{\{|[<>]/i.test(plain) || mayBePromptInjection(plain)) return '';
  return plain.length > MAX_TEXT_LENGTH ? '' : plain;
}

const numbers = (text: string) => (text.match(/\d[\d.,\s]*/g) ?? []).map(digitsOf);

/** Whether the quotes of a statement contain each of its numbers. */
function numbersIn(text: string, proof: string): boolean {
  const known = new Set(numbers(proof));
  return numbers(text).every((number) => known.has(number));
}

/** Share of a text's words (0 to 1) that the proof contains, endings aside; it must contain all its numbers. */
function shareIn(text: string, proof: string): number {
  if (!numbersIn(text, proof)) return 0;
  // Japanese and Chinese have no spaces between words: the proof contains the text or not.
  if (isUnspaced(text)) return foldText(proof).includes(foldText(text)) ? 1 : 0;
  const words = splitWords(text).filter((word) => word.length > 2);
  const wanted = words.length > 0 ? words : splitWords(text);
  if (wanted.length === 0) return 0;
  const stems = new Set(splitWords(proof).map(stem));
  return wanted.filter((word) => stems.has(stem(word))).length / wanted.length;
}

/** The price as the proof has it, else ''. */
function priceIn(price: string, proof: string): string {
  const wanted = foldText(price);
  return wanted.length <= 60 && numbers(wanted).length > 0 && foldText(proof).includes(wanted) ? wanted : '';
}
