import type { PagePrice, TextBlock } from '#contracts/page.ts';
import lexicon from '#lexicon/crawl/prices.json' with { type: 'json' };
import { anyOf } from '#lexicon/crawl/text-pattern.ts';
import { replaceAny } from '#text/characters.ts';
import { findAll } from '#text/find-all.ts';
import { cutSnippet } from '#text/snippet.ts';
import { Hints } from './scan-text.ts';

const MAX_PRICES = 300;
const MAX_PER_BLOCK = 20;

type Notation = { before?: string[]; after?: string[] };

const NOTATIONS: Notation[] = [...Object.values(lexicon.currencies), lexicon.ambiguous];
const CODES = new Map(
  Object.entries(lexicon.currencies as Record<string, Notation>).flatMap(([code, { before = [], after = [] }]) =>
    [...before, ...after].map((sign) => [sign.toLowerCase(), code] as const),
  ),
);
const DOLLARS: Record<string, string> = lexicon.dollarsByRegion;

const isWord = (sign: string) => /^[\p{Script=Latin}\p{Script=Cyrillic}.]+$/u.test(sign);
/** Words of a currency are whole words; signs may touch anything. */
function signsOf(side: keyof Notation, bounded: (words: string) => string): string {
  const all = NOTATIONS.flatMap((notation) => notation[side] ?? []);
  return `(?:${anyOf(all.filter((sign) => !isWord(sign)))}|${bounded(anyOf(all.filter(isWord)))})`;
}
const BEFORE = signsOf('before', (words) => `(?<![\\p{L}\\d])${words}`);
const AFTER = signsOf('after', (words) => `${words}(?!\\p{L})`);
const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,9}(?:[.,]\d{1,2})?(?!\d)`;
const TAIL = String.raw`(?:[.,]?[-–—]{1,2}(?![\d\p{L}])|(?:[kK]|[mM]|bn)(?!\p{L}))?`;
const TO = String.raw`\s?${anyOf(lexicon.to)}\s?`;
const FROM = String.raw`(?:${anyOf(lexicon.from)}\s+)?`;
const PER = String.raw`(?:\s?${anyOf(lexicon.per)}\s?${anyOf(lexicon.units)}(?!\p{L})\.?|\s?${anyOf(lexicon.frequencies)}(?!\p{L})|\s?[\/／]${anyOf(lexicon.japaneseUnits)})?`;

const PRICE = new RegExp(
  `${FROM}(?:(${BEFORE})\\s?(${NUMBER})${TAIL}(?:${TO}(?:${BEFORE})?\\s?(?:${NUMBER})${TAIL})?|(?<![\\d.,\\p{L}])(${NUMBER})${TAIL}(?:${TO}(?:${NUMBER})${TAIL})?\\s?(${AFTER}))${PER}`,
  'giu',
);
const HINT = new RegExp(`${signsOf('before', (words) => `(?<!\\p{L})${words}`)}|${AFTER}`, 'iu');

/** Reads a number as people write it: the last of two kinds of separators, or one not followed by three digits, is the decimal mark. */
export function parseAmount(written: string): number | null {
  const compact = written.replace(/['’\s\u00a0\u202f]/gu, '');
  const mark = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  const decimals = mark < 0 ? 0 : compact.length - mark - 1;
  const hasDecimals = mark >= 0 && decimals > 0 && decimals <= 2;
  const digits = hasDecimals ? `${replaceAny(compact.slice(0, mark), '.,', '')}.${compact.slice(mark + 1)}` : replaceAny(compact, '.,', '');
  const amount = Number(digits);
  return digits !== '' && Number.isFinite(amount) ? amount : null;
}

/** ISO 4217 code of a sign or word; null where it does not tell. */
export function findCurrency(sign: string, lang: string | null): string | null {
  const folded = sign.toLowerCase();
  if (lexicon.dollarSigns.includes(folded)) return DOLLARS[(lang ?? '').split('-').at(-1)?.toUpperCase() ?? ''] ?? 'USD';
  return CODES.get(folded) ?? null;
}

function scaleOf(written: string): number {
  const letter = /^[\d.,'’\s]*\d\s?([km])(?!\p{L})/iu.exec(written)?.[1]?.toLowerCase();
  return letter === 'k' ? 1000 : letter === 'm' ? 1_000_000 : 1;
}

/** Prices in the visible text, as written; a range gives its lower amount. `hints` are those of each block. At most 20 a block, 300 a page. */
export function readPrices(blocks: TextBlock[], hints: number[], lang: string | null): PagePrice[] {
  const prices: PagePrice[] = [];
  for (const [index, block] of blocks.entries()) {
    if (((hints[index] ?? 0) & Hints.digit) === 0 || !HINT.test(block.text)) continue;
    let inBlock = 0;
    for (const match of findAll(block.text, PRICE)) {
      const sign = match[1] ?? match[4] ?? '';
      const written = match[2] ?? match[3] ?? '';
      const amount = parseAmount(written);
      const scale = scaleOf(match[0].slice(match[0].indexOf(written)));
      prices.push({
        text: match[0].trim(),
        amount: amount === null ? null : amount * scale,
        currency: findCurrency(sign, lang),
        context: cutSnippet(block.text, match.index),
        selector: block.selector,
      });
      inBlock += 1;
      if (prices.length >= MAX_PRICES) return prices;
      if (inBlock >= MAX_PER_BLOCK) break;
    }
  }
  return prices;
}
