import { matchTerms } from '#lexicon/match-terms.ts';
import { hasNumber } from '#text/characters.ts';
import { dropEnd } from '#text/edges.ts';
import { splitAtSpaces } from '#text/white-space.ts';
import { hasQuotes } from '#text/words.ts';
import { STANDARD_NUMBERS } from './standard-numbers.ts';
import { indexWords, type WordIndex, wordsIn } from './word-index.ts';

const NUMBER = /\p{N}+(?:[.,'’ \u00a0]\p{N}{3}(?!\p{N}))*(?:[.,:/]\p{N}+)*/gu;
const PRICE =
  /(?:\p{Sc}|\b(?:USD|EUR|CHF|GBP)) ?\p{N}[\p{N}.,’']*|\p{N}[\p{N}.,’']* ?(?:[\p{Sc}%]|(?:USD|EUR|CHF|GBP|PLN|Euro|Dollars?|zł|Kč|kr|Ft|lei|лв|руб|percent|Prozent)(?!\p{L}))/giu;
/** Numbers that only count or order our own lines. */
const STRUCTURE =
  /^\s*(?:[-*•]\s*)?(?:\[ ?\]\s*)?\d+[.)]?(?=\s)|\bSection \d+|\bpages? \d+|\b(?:and )?\d+ (?:more|further|repeating|other)\b|\b(?:h[1-6]|H[1-6])\b/gu;
const QUOTE = /"([^"\n]*)"|[“„«]([^”“»\n]*)[”“»]/gu;
/** Claims of rank whose words are too short for the lexicon: `#1`, `No. 1`. */
const RANK = /(?:#|\bno\.? ?|\bnumber )1\b/giu;
/** How much of the text after a claim of proof belongs to it: `winner of the ...`. */
const CLAIM_REST = /^[^.;:"()|]{0,60}/u;
const NAME = /\p{Lu}[\p{L}\p{N}’'&-]+(?: (?:\p{Lu}[\p{L}\p{N}’'&-]*|(?:&|of|de|der|von|for) \p{Lu}[\p{L}\p{N}’'&-]+))+/gu;
/** URLs, colors and paths: their digits claim nothing. */
const ADDRESS = /https?:\/\/\S+|#[0-9a-f]{3,8}\b|\p{L}[\w-]*\/\S+/giu;

const RAISED: Record<string, string> = { '²': '2', '³': '3' };

/** A number in one form: without separators of thousands, with a decimal point, the raised figure of a unit as a plain one. */
const digits = (text: string) => RAISED[text] ?? text.replace(/[\s'’]|[.,](?=\d{3}(?:\D|$))/gu, '').replace(',', '.');

const compact = (text: string) => splitAtSpaces(text.toLowerCase()).join('');

/** An amount of money without the punctuation of its sentence. */
const amountOf = (price: string) => dropEnd(compact(price), ".,’'");

const SIGNS: readonly [sign: string, words: readonly string[]][] = [
  ['€', ['euros', 'euro', 'eur']],
  ['$', ['dollars', 'dollar', 'usd']],
  ['£', ['gbp']],
  ['%', ['percent', 'prozent']],
];

/** Codes and signs of a currency that both follow the amount: `250 PLN` is `250 zł`. */
const ENDINGS = [
  ['pln', 'zł'],
  ['czk', 'kč'],
  ['huf', 'ft'],
  ['ron', 'lei'],
  ['rub', 'руб', '₽'],
];

/** The ways to write an amount: `10 euro` is `€10` and `10€`, `250 PLN` is `250 zł`. */
function writtenAs(price: string): string[] {
  const amount = amountOf(price);
  const ending = (words: readonly string[]) => words.find((word) => amount.endsWith(word)) ?? '';
  const signed = SIGNS.flatMap(([sign, words]) => {
    const word = ending(words);
    const number = word === '' ? '' : amount.slice(0, -word.length);
    return number === '' ? [] : [`${sign}${number}`, `${number}${sign}`];
  });
  const named = ENDINGS.flatMap((words) => {
    const word = ending(words);
    return word === '' ? [] : words.map((other) => amount.slice(0, -word.length) + other);
  });
  return [...signed, ...named, amount];
}

/** The amounts of money and percentages of a text, as they are written. */
export function pricesIn(text: string): string[] {
  return hasNumber(text) ? (text.match(PRICE) ?? []).map((price) => dropEnd(price, ".,’'")) : [];
}

/** The words in quotation marks of a text. */
function quotesIn(text: string): string[] {
  return [...text.matchAll(QUOTE)].map(([, straight, curved]) => straight ?? curved ?? '');
}

/** The numbers of a text, each in one form: `1.200` and `1,200` are the same. */
export function numbersIn(text: string): string[] {
  return hasNumber(text) ? [...text.matchAll(NUMBER)].map(([number]) => digits(number)) : [];
}

/** Every number of the known texts, in one form. */
export function knownNumbers(texts: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const text of texts) {
    if (!hasNumber(text)) continue;
    for (const [number] of text.matchAll(NUMBER)) {
      found.add(digits(number));
      for (const part of number.split(/[.,:/' ’\u00a0]/u)) found.add(part);
    }
  }
  return found;
}

/** All texts of a value, at any depth; numbers as they are written. */
export function textsOf(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (value !== '') into.add(value);
  } else if (typeof value === 'number') into.add(String(value));
  else if (value !== null && typeof value === 'object') for (const part of Object.values(value)) textsOf(part, into);
  return into;
}

/** What texts are held against: runs of words, numbers and amounts of money of known texts. */
export type Ground = { known: WordIndex; numbers: ReadonlySet<string>; prices: string };

/** Reads known texts once. */
export function groundOf(texts: ReadonlySet<string>, known: WordIndex = indexWords(texts)): Ground {
  return { known, numbers: knownNumbers(texts), prices: compact([...texts].filter((text) => hasNumber(text)).join('\n')) };
}

/** The first figure, price, counted claim or quote of a line that its ground does not hold; '' when all are held. */
export function unsupportedIn(line: string, { known, numbers, prices }: Ground): string {
  const plain = hasNumber(line) ? line.replace(STRUCTURE, ' ').replace(ADDRESS, ' ') : '';
  if (hasNumber(plain)) {
    const price = pricesIn(plain).find((amount) => !writtenAs(amount).some((form) => prices.includes(form) || STANDARD_NUMBERS.has(form)));
    if (price) return `the figure "${price.trim()}"`;
    const number = [...plain.matchAll(NUMBER)].find(([found]) => !numbers.has(digits(found)) && !STANDARD_NUMBERS.has(digits(found)));
    if (number) return `the number ${number[0]}`;
    for (const { start, end } of matchTerms(plain, 'claims-of-fact', 'counted')) {
      const pair = plain.slice(start, end);
      // A number at the end of a quote counts nothing of what follows.
      if (hasQuotes(pair)) continue;
      const words = pair.split(' ');
      if (!known.hasRun(pair) && !known.hasRun(`${words[0]} ${words.at(-1)}`)) return `the claim "${pair}"`;
    }
  }
  for (const quote of quotesIn(line)) {
    const whole = quote.endsWith('…') ? quote.slice(0, Math.max(0, quote.lastIndexOf(' '))) : quote;
    if (wordsIn(quote).length > 3 && !known.hasRun(whole)) return `the quote "${quote.slice(0, 80)}"`;
  }
  return '';
}

/** Claims of proof in our or the owner's own sentences, each with the words after it. */
function proofClaims(text: string): string[] {
  const hits = matchTerms(text, 'claims-of-fact', 'proof');
  // A norm is named by its number alone: what it is about may be said in other words.
  const norms = hits.map(({ start, end }) => text.slice(start, end)).filter(hasNumber);
  const starts = hits.filter(({ start, end }) => !hasNumber(text.slice(start, end))).map((hit) => [hit.start, hit.end] as const);
  for (const rank of text.matchAll(RANK)) starts.push([rank.index, rank.index + rank[0].length]);
  const claims = starts.map(([start, end]) => beforeReason(text.slice(start, end) + (CLAIM_REST.exec(text.slice(end))?.[0] ?? '')));
  return [...norms, ...claims];
}

/** A norm, whose number a site may write behind other letters: `ISO/FSSC 22000`. */
const NORM = /^\p{Lu}{2,5} \p{N}{3,6}$/u;

/** How builders' documents join a sentence of ours to the reason that follows. */
const JOINTS = [', because ', ' – ', ' => '];

/** A claim without the reason that is joined to it: that is a sentence of its own. */
function beforeReason(claim: string): string {
  const ends = JOINTS.map((joint) => claim.indexOf(joint)).filter((at) => at > 0);
  return ends.length === 0 ? claim : claim.slice(0, Math.min(...ends));
}

/** The first claim of proof or name outside of quotes that is not known; '' when there is none. `isOwn`: names of our own instructions. */
export function unknownClaimIn(line: string, known: WordIndex, isOwn: (name: string) => boolean): string {
  const outside = line.replace(QUOTE, ' | ');
  const isKnown = (claim: string) => known.hasRun(claim) || (NORM.test(claim) && wordsIn(claim).every((word) => known.hasRun(word)));
  // The fragment of an address, such as `#1-of-all`, claims nothing.
  for (const claim of proofClaims(outside.replace(ADDRESS, ' '))) if (!isKnown(claim)) return `the claim "${claim.trim()}"`;
  return unknownNameIn(line, known, isOwn);
}

/** The first name outside of quotes that is not known; '' when there is none. */
export function unknownNameIn(line: string, known: WordIndex, isOwn: (name: string) => boolean): string {
  const outside = line.replace(QUOTE, ' | ').replace(/‹[^›]*›/gu, ' | ');
  const name = unknownName(outside, known, isOwn);
  return name ? `the name "${name}"` : '';
}

function unknownName(line: string, known: WordIndex, isOwn: (name: string) => boolean): string | undefined {
  for (const match of line.matchAll(NAME)) {
    const words = match[0].split(' ');
    if (match[0] === match[0].toUpperCase()) continue;
    // The first word may only be the start of a sentence or of a line of ours.
    const rests = [match[0], words.slice(1).join(' '), words.slice(2).join(' ')];
    const isKnown = rests.some((rest, at) => known.hasRun(rest) && (at === 0 || rest !== '' || words.length === 2));
    if (!isKnown && !rests.some((rest) => rest !== '' && isOwn(rest))) return match[0];
  }
  return undefined;
}
