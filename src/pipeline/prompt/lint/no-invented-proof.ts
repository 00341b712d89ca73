import type { Lint, Verdict } from './lint.ts';
import { passed } from './lint.ts';
import { STANDARD_NUMBERS } from './standard-numbers.ts';
import { type LintSubject, textsOf } from './subject.ts';
import { type WordIndex, wordsIn } from './word-index.ts';

const HAS_NUMBER = /\p{N}/u;
const NUMBER = /\p{N}+(?:[.,'’ \u00a0]\p{N}{3})*(?:[.,:/]\p{N}+)*/gu;
const PRICE =
  /(?:[$€£¥]|\b(?:USD|EUR|CHF|GBP)) ?\p{N}[\p{N}.,’']*|\p{N}[\p{N}.,’']* ?(?:[$€£¥%]|(?:USD|EUR|CHF|GBP|Euro|Dollars?|percent|Prozent)\b)/giu;
/** Numbers that only count or order our own lines. */
const STRUCTURE =
  /^\s*(?:[-*•]\s*)?(?:\[ ?\]\s*)?\d+[.)]?(?=\s)|\bSection \d+|\bpages? \d+|\b(?:and )?\d+ (?:more|further|repeating|other)\b|\b(?:h[1-6]|H[1-6])\b/gu;
/** What a figure may be said of: such a pair must stand together on the site. */
const COUNTED =
  /(\p{N}[\p{N}.,]*)\+? (?:\p{L}+ )?(years?|jahre?|clients?|kunden|customers?|projects?|projekte|awards?|stars?|sterne|reviews?|bewertungen|members?|mitglieder|users?|companies|countries|experts?|employees|ans|años|clientes?|projets?)\b/giu;
const QUOTE = /"([^"\n]*)"|[“„«]([^”“»\n]*)[”“»]/gu;
/** Words that claim proof, in our or the owner's own sentences. */
const CLAIM =
  /\b(?:award[- ]winning|trusted by|as (?:seen|featured) (?:in|on|by)|featured (?:in|on)|rated (?:#|no|\p{N})|(?:no\.?|number|#) ?1\b|market leader|iso ?\p{N}{4,}|money[- ]back|preisgekrönt|marktführer|testsieger|certified by|winner of|recommended by)[^.;:"()|]{0,60}/giu;
const NAME = /\p{Lu}[\p{L}\p{N}’'&-]+(?: (?:\p{Lu}[\p{L}\p{N}’'&-]*|(?:&|of|de|der|von|for) \p{Lu}[\p{L}\p{N}’'&-]+))+/gu;
/** Addresses, colours and paths: their digits claim nothing. */
const ADDRESS = /https?:\/\/\S+|#[0-9a-f]{3,8}\b|\p{L}[\w-]*\/\S+/giu;
/** Names that our own instructions use. */
const OWN_NAMES =
  /^(?:Google Search Console|Search Console|Core Web Vitals|Largest Contentful Paint|Interaction to Next Paint|Cumulative Layout Shift|Open Graph|Vibe for WordPress|Vibe prompt|Project knowledge)$/u;

const digits = (text: string) =>
  text
    .replace(/[\s'’\u00a0]/gu, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/gu, '')
    .replace(/[.,:]+$/u, '');

/** Every number of the known texts, in one form. */
function knownNumbers(texts: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const text of texts) {
    if (!HAS_NUMBER.test(text)) continue;
    for (const [number] of text.matchAll(NUMBER)) {
      found.add(digits(number));
      for (const part of number.split(/[.,:/' ’\u00a0]/u)) found.add(part);
    }
  }
  return found;
}

const compact = (text: string) => text.toLowerCase().replace(/[\s\u00a0]/gu, '');

function inventedName(line: string, { known, builder }: LintSubject): string | undefined {
  const vocabulary = `${builder.stack} ${builder.status} ${builder.names.join(' ')}`;
  for (const match of line.matchAll(NAME)) {
    const words = match[0].split(' ');
    if (match[0] === match[0].toUpperCase()) continue;
    // The first word may only be the start of a sentence or of a line of ours.
    const rests = [match[0], words.slice(1).join(' '), words.slice(2).join(' ')];
    const isKnown = rests.some((rest, at) => known.hasRun(rest) && (at === 0 || rest !== '' || words.length === 2));
    const isOwn = rests.some((rest) => OWN_NAMES.test(rest) || (rest !== '' && vocabulary.includes(rest)));
    if (!isKnown && !isOwn) return match[0];
  }
  return undefined;
}

/** What prompts are held against: runs of words, numbers and amounts of money of known texts. */
export type Ground = { known: WordIndex; numbers: ReadonlySet<string>; prices: string };

/** Reads known texts once. */
export function groundOf(texts: ReadonlySet<string>, known: WordIndex): Ground {
  return { known, numbers: knownNumbers(texts), prices: compact([...texts].filter((text) => HAS_NUMBER.test(text)).join('\n')) };
}

/** The first figure, price, counted claim or quote of a line that its ground does not hold; '' when all are held. */
export function unsupportedIn(line: string, { known, numbers, prices }: Ground): string {
  const plain = HAS_NUMBER.test(line) ? line.replace(STRUCTURE, ' ').replace(ADDRESS, ' ') : '';
  if (HAS_NUMBER.test(plain)) {
    const price = plain.match(PRICE)?.find((amount) => !prices.includes(compact(amount)) && !STANDARD_NUMBERS.has(compact(amount)));
    if (price) return `the figure "${price.trim()}"`;
    const number = [...plain.matchAll(NUMBER)].find(([found]) => !numbers.has(digits(found)) && !STANDARD_NUMBERS.has(digits(found)));
    if (number) return `the number ${number[0]}`;
    for (const [pair, figure = '', noun = ''] of plain.matchAll(COUNTED))
      if (!known.hasRun(pair) && !known.hasRun(`${figure} ${noun}`)) return `the claim "${pair}"`;
  }
  for (const [, straight, curved] of line.matchAll(QUOTE)) {
    const quote = straight ?? curved ?? '';
    const whole = quote.endsWith('…') ? quote.replace(/\s*\S*…$/u, '') : quote;
    if (wordsIn(quote).length > 3 && !known.hasRun(whole)) return `the quote "${quote.slice(0, 80)}"`;
  }
  return '';
}

/** As above, and claims of proof and names. */
function fault(line: string, subject: LintSubject, ground: Ground): string {
  if (subject.known.hasRun(line)) return '';
  const unsupported = unsupportedIn(line, ground);
  if (unsupported !== '') return unsupported;
  const outside = line.replace(/"[^"]*"|[“„«][^”“»]*[”“»]/gu, ' | ');
  for (const [claim] of outside.matchAll(CLAIM)) if (!subject.known.hasRun(claim)) return `the claim "${claim.trim()}"`;
  const name = inventedName(outside.replace(/‹[^›]*›/gu, ' | '), subject);
  return name ? `the name "${name}"` : '';
}

/** Numbers of the texts we wrote ourselves from the site must stand in its words too. */
function copyFault({ strategy: { craft, xFactor, elevate }, profile }: LintSubject): string {
  const lines = [craft.headline, craft.subhead, craft.primaryButton, xFactor.statement, ...elevate.riskReversal].filter(
    (line) => line !== null,
  );
  const words = lines.flatMap((line) => line.evidence.map((entry) => entry.snippet));
  const numbers = knownNumbers(textsOf(profile, new Set(words)));
  for (const line of lines)
    for (const [number] of line.text.matchAll(NUMBER)) if (!numbers.has(digits(number))) return `the number ${number} in "${line.text}"`;
  return '';
}

/** Every figure, price, quote, award and name of the prompt occurs in strategy, profile or our own standards. */
export const noInventedProof: Lint = {
  id: 'no-invented-proof',
  point: 2,
  gate: true,
  title: 'Nothing is claimed that the site does not show',
  check(subject): Verdict {
    const ground = groundOf(subject.knownTexts, subject.known);
    for (const line of subject.lines) {
      const found = fault(line.text, subject, ground);
      if (found !== '')
        return { marks: 0, reason: `Nothing in the analysis supports ${found}.`, blockId: line.blockId, excerpt: line.text.trim() };
    }
    const ours = copyFault(subject);
    return ours === ''
      ? passed('Every figure, price, quote and name stands in the analysis.')
      : { marks: 0, reason: `No words of the site support ${ours}.`, blockId: 'first', excerpt: '' };
  },
};
