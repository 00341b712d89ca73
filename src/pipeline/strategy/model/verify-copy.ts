import type { Page } from '#contracts/page.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { isNoise, isPlaceholder } from '#text/noise.ts';
import { isUnspaced } from '#text/segment.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import { isGeneric } from '../claims/sentence-classifiers.ts';
import { specificity } from '../claims/specificity.ts';
import { type Ground, groundOf, numbersIn, quotedIn, textsOf, unknownClaimIn, unsupportedIn } from '../grounding/grounding.ts';
import { wordsIn } from '../grounding/word-index.ts';
import type { Reading } from '../read-site.ts';
import { comparable, hasNumber, lettersOf, withoutEnd } from '../words.ts';
import type { Slot } from './copy-slots.ts';

/** Share of a line's words that the site itself must use, so that it stays the site's own text. Set by hand. */
const OWN_SHARE = 0.65;
/** A headline or difference must stay as specific as ours, up to here (x-factor.ts). */
const SPECIFIC = 1;

/** An English superlative. */
const SUPERLATIVE = /\b\p{L}{3,}est\b/giu;

/** Words that promise or rank: a superlative, a guarantee or a certificate is a claim of fact. */
function promisesIn(text: string): string[] {
  const superlatives = (text.match(SUPERLATIVE) ?? []).filter((word) => !hasTerm(word, 'claims-of-fact', 'no-superlative'));
  return [...superlatives, ...matchTerms(text, 'claims-of-fact', 'promise').map(({ start, end }) => text.slice(start, end))];
}

/** Names that our own advice uses. */
const OWN_NAMES = new Set([
  ...['Google', 'Search Console', 'Google Search Console', 'Core Web Vitals', 'Open Graph', 'WCAG', 'SEO', 'HTML', 'CSS', 'URL'],
  ...['JSON-LD', 'LCP', 'INP', 'CLS', 'FAQ', 'PDF', 'E-mail', 'Email', 'English'],
]);

/** Addresses, markup, templates, handles: none of them is a word. Slashes between words are looked at apart. */
const MARKUP = /https?:|www\.|[<>{}`|]|\]\(|\*\*|\S@\S|^[#>-] |\p{Cc}|\p{Extended_Pictographic}/iu;
const PATH = /(?<![\p{L}\p{N}])\/[\p{L}\p{N}][^\s,;:"”)]*|(?:tel|mailto):\S+|#[0-9a-f]{6}\b|\b\p{L}+_\p{L}+/giu;

const stem = (word: string) => (word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word);

/** What a site says, read once for all texts of an answer. */
export type WordChecker = (slot: Slot, text: string) => string;

function siteTextsOf(pages: readonly Page[]): Set<string> {
  const texts = pages.flatMap((page) => [
    page.title ?? '',
    page.description ?? '',
    ...page.blocks.filter((block) => !block.hidden && !mayBePromptInjection(block.text)).map((block) => block.text),
  ]);
  return new Set(texts.filter((text) => text !== ''));
}

const allIn = (parts: readonly string[], whole: readonly string[]) => parts.every((part) => whole.includes(part));
const pathsIn = (text: string) => (text.match(PATH) ?? []).map(withoutEnd);

/**
 * Holds new words for a slot against the site by the rules our own texts keep. The answer is why they can't be used, '' when
 * they can: form and length, figures, prices, quotes, names, claims, superlatives and promises, the site's own vocabulary, and
 * for texts that hold facts, that none got lost.
 */
export function createCopyVerifier(reading: Reading, strategy: Strategy): WordChecker {
  const site = siteTextsOf(reading.site.pages);
  const siteGround = groundOf(site);
  const all = textsOf(reading.profile, textsOf(strategy, new Set(site)));
  const ground = groundOf(all);
  const stems = new Set([...site].flatMap(wordsIn).map(stem));
  const advised = new Set([...all].flatMap(wordsIn).map(stem));
  const pairs = new Set([...site].flatMap((text) => bigrams(text)));
  const wide = comparable([...site].filter((text) => isUnspaced(text)).join('\n'));

  function form(slot: Slot, text: string): string {
    if (text.length > slot.max) return `it is longer than ${slot.max} characters`;
    if (text.length < slot.min) return `it is shorter than ${slot.min} characters`;
    if (MARKUP.test(text)) return 'it contains a URL or markup';
    if (isPlaceholder(text) || isNoise(text) || isGeneric(text)) return 'it says nothing';
    return mayBePromptInjection(text) ? 'it speaks to a model' : '';
  }

  function facts(slot: Slot, text: string): string {
    const [now, known] = [numbersIn(slot.text), numbersIn(text)];
    if (slot.keepsFacts && !allIn(now, known)) return 'a figure of the text got lost';
    if (slot.keepsFacts && !allIn(pathsIn(slot.text), pathsIn(text))) return 'a URL of the text got lost';
    if (slot.keepsFacts && !allIn(quotedIn(slot.text), quotedIn(text))) return 'a quote of the text got lost';
    if (!allIn(pathsIn(text), pathsIn(slot.text))) return 'it names another URL';
    return allIn(quotedIn(text), quotedIn(slot.text)) ? '' : 'it quotes what was not quoted';
  }

  /** Copy speaks in the site's words, advice at least of nobody the site does not know. */
  function truth(slot: Slot, text: string): string {
    const held: Ground = slot.kind === 'copy' ? siteGround : ground;
    const unsupported = unsupportedIn(text, held) || unknownClaimIn(text, held.known, (name) => OWN_NAMES.has(name));
    if (unsupported !== '') return 'the site shows no such figure, price, quote or claim';
    const stranger = findUnknownWord(text, slot.kind === 'copy' ? stems : advised);
    if (stranger !== '') return 'the site does not know such a name';
    if (slot.kind === 'advice') return '';
    const figure = looseFigureIn(text, slot);
    if (figure !== '') return 'the site says that figure of something else';
    const promise = promisesIn(text).find((word) => !(isUnspaced(word) ? wide.includes(comparable(word)) : siteGround.known.hasRun(word)));
    if (promise) return 'the site does not promise that';
    return ownShare(text) >= OWN_SHARE ? '' : 'too few of its words are the site\u2019s own';
  }

  /** A figure that is in neither the slot nor its evidence must be on the site next to the same word. */
  function looseFigureIn(text: string, slot: Slot): string {
    const own = new Set([slot.text, ...slot.evidence.map((entry) => entry.snippet)].flatMap(wordsIn));
    const words = wordsIn(text);
    const stands = (word: string, at: number) =>
      own.has(word) ||
      [words.slice(at - 1, at + 1), words.slice(at, at + 2)].some((run) => run.length === 2 && siteGround.known.hasRun(run.join(' ')));
    return words.find((word, at) => hasNumber(word) && !stands(word, at)) ?? '';
  }

  function ownShare(text: string): number {
    if (isUnspaced(text)) {
      const of = bigrams(text);
      return of.length === 0 ? 0 : of.filter((pair) => pairs.has(pair)).length / of.length;
    }
    const words = wordsIn(text).filter((word) => word.length > 3);
    return words.length === 0 ? 1 : words.filter((word) => stems.has(stem(word))).length / words.length;
  }

  return (slot, text) => {
    const isOpening = slot.id === 'headline' || slot.id === 'x-factor';
    const isVaguer = isOpening && specificity(text, reading) < Math.min(SPECIFIC, specificity(slot.text, reading));
    return form(slot, text) || facts(slot, text) || truth(slot, text) || (isVaguer ? 'a competitor could say it too' : '');
  };
}

/** Every two neighbouring signs, for scripts without blanks. */
function bigrams(text: string): string[] {
  const signs = [...lettersOf(text)];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

/** A capitalized word inside a sentence that the site does not use: a person or thing it never names. */
function findUnknownWord(text: string, known: ReadonlySet<string>): string {
  for (const match of text.matchAll(/(?<=[\p{Ll}\p{N},;)] )\p{Lu}[\p{L}\p{N}’'-]+/gu)) {
    const [name] = match;
    if (!OWN_NAMES.has(name) && !wordsIn(name).every((word) => known.has(stem(word)))) return name;
  }
  return '';
}
