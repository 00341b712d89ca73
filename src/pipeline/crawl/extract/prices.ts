import type { PagePrice, TextBlock } from '#contracts/page.ts';
import { Hints } from './scan-text.ts';
import { snippetAround } from './snippet.ts';

const MAX_PRICES = 300;
const MAX_PER_BLOCK = 20;

/** Signs and words for currencies (ISO 4217); null where several countries share the sign. */
const CURRENCIES: [RegExp, string | null][] = [
  [/^(?:US\$|\$US|USD|U\.S\. ?\$)$/i, 'USD'],
  [/^(?:CA\$|C\$|CAD|CDN\$)$/i, 'CAD'],
  [/^(?:A\$|AU\$|AUD)$/i, 'AUD'],
  [/^(?:NZ\$|NZD)$/i, 'NZD'],
  [/^(?:HK\$|HKD)$/i, 'HKD'],
  [/^(?:S\$|SG\$|SGD)$/i, 'SGD'],
  [/^(?:MX\$|MXN)$/i, 'MXN'],
  [/^(?:R\$|BRL|reais)$/i, 'BRL'],
  [/^(?:€|EUR|euros?)$/i, 'EUR'],
  [/^(?:£|GBP|pounds?)$/i, 'GBP'],
  [/^(?:¥|￥|JPY|円|yen)$/i, 'JPY'],
  [/^(?:CNY|RMB|元)$/i, 'CNY'],
  [/^(?:CHF|SFr\.?|Fr\.)$/i, 'CHF'],
  [/^(?:₹|INR|Rs\.?)$/i, 'INR'],
  [/^(?:₩|KRW|원)$/i, 'KRW'],
  [/^(?:₽|RUB|руб\.?)$/i, 'RUB'],
  [/^(?:₺|TRY|TL)$/i, 'TRY'],
  [/^(?:₪|ILS)$/i, 'ILS'],
  [/^(?:฿|THB)$/i, 'THB'],
  [/^(?:₫|VND)$/i, 'VND'],
  [/^(?:₴|UAH)$/i, 'UAH'],
  [/^(?:₦|NGN)$/i, 'NGN'],
  [/^(?:zł|PLN)$/i, 'PLN'],
  [/^(?:Kč|CZK)$/i, 'CZK'],
  [/^(?:SEK)$/i, 'SEK'],
  [/^(?:NOK)$/i, 'NOK'],
  [/^(?:DKK)$/i, 'DKK'],
  [/^(?:ZAR)$/i, 'ZAR'],
];
/** What a bare dollar sign means by the region in the page's `lang`; US dollars elsewhere. */
const DOLLARS: Record<string, string> = {
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  HK: 'HKD',
  SG: 'SGD',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
};

const BEFORE = String.raw`(?:US\$|\$US|CA\$|C\$|CDN\$|AU?\$|NZ\$|HK\$|SG?\$|MX\$|R\$|[$€£¥￥₹₩₽₺₪฿₫₴₦]|(?<![\p{L}\d])(?:EUR|USD|GBP|CHF|CAD|AUD|NZD|JPY|SEK|NOK|DKK|PLN|INR|MXN|BRL|SGD|HKD|CNY|RMB|ZAR|SFr\.?|Rs\.?))`;
const AFTER = String.raw`(?:[€£¥₹₩₽₺₪฿₫₴₦円元원$]|(?:EUR|Euros?|USD|GBP|CHF|CAD|AUD|NZD|JPY|SEK|NOK|DKK|PLN|CZK|INR|MXN|BRL|TL|kr|zł|Kč|руб|US\$|yen|dollars?|pounds?)(?!\p{L}))`;
const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,9}(?:[.,]\d{1,2})?(?!\d)`;
const TAIL = String.raw`(?:[.,]?[-–—]{1,2}(?![\d\p{L}])|(?:[kK]|[mM]|bn)(?!\p{L}))?`;
const TO = String.raw`\s?(?:-|–|—|to|bis|à|a|hasta|～|〜)\s?`;
const FROM = String.raw`(?:(?:from|starting at|starting from|as low as|up to|ab|von|bis zu|à partir de|dès|desde|a partir de|only|nur)\s+)?`;
const PER = String.raw`(?:\s?(?:\/|per|pro|par|por|je|al|each|a)\s?(?:month|mo|year|yr|annum|week|day|hour|hr|night|person|user|seat|session|item|piece|dozen|lb|kg|Monat|Jahr|Woche|Tag|Stunde|Std|Nacht|Person|Stück|mois|an|semaine|jour|heure|nuit|personne|mes|año|semana|día|hora|noche|persona)(?!\p{L})\.?|\s?(?:monthly|yearly|annually|monatlich|jährlich)(?!\p{L})|\s?[\/／](?:月|年|人|回|時間))?`;

const PRICE = new RegExp(
  `${FROM}(?:(${BEFORE})\\s?(${NUMBER})${TAIL}(?:${TO}(?:${BEFORE})?\\s?(?:${NUMBER})${TAIL})?|(?<![\\d.,\\p{L}])(${NUMBER})${TAIL}(?:${TO}(?:${NUMBER})${TAIL})?\\s?(${AFTER}))${PER}`,
  'giu',
);
const HINT =
  /[$€£¥￥₹₩₽₺₪฿₫₴₦円元원]|\b(?:EUR|Euro|USD|GBP|CHF|CAD|AUD|NZD|JPY|SEK|NOK|DKK|PLN|CZK|INR|MXN|BRL|SGD|HKD|CNY|RMB|ZAR|SFr|Rs|TL|kr|yen|dollars?|pounds?)\b|zł|Kč|руб/i;

/** Reads a number as people write it: the last of two kinds of separators, or one not followed by three digits, is the decimal mark. */
export function parseAmount(written: string): number | null {
  const compact = written.replace(/['’\s\u00a0\u202f]/gu, '');
  const mark = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  const decimals = mark < 0 ? 0 : compact.length - mark - 1;
  const hasDecimals = mark >= 0 && decimals > 0 && decimals <= 2;
  const digits = hasDecimals ? `${compact.slice(0, mark).replace(/[.,]/g, '')}.${compact.slice(mark + 1)}` : compact.replace(/[.,]/g, '');
  const amount = Number(digits);
  return digits !== '' && Number.isFinite(amount) ? amount : null;
}

/** ISO 4217 code of a sign or word; null where it does not tell. */
export function findCurrency(sign: string, lang: string | null): string | null {
  if (sign === '$' || /^dollars?$/i.test(sign)) return DOLLARS[(lang ?? '').split('-').at(-1)?.toUpperCase() ?? ''] ?? 'USD';
  const known = codes.get(sign);
  if (known !== undefined) return known;
  const code = CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1] ?? null;
  codes.set(sign, code);
  return code;
}

// The signs and words that PRICE lets through are few.
const codes = new Map<string, string | null>();

const SCALE: [RegExp, number][] = [
  [/^[\d.,'’\s]*\d\s?k(?!\p{L})/iu, 1000],
  [/^[\d.,'’\s]*\d\s?m(?!\p{L})/iu, 1_000_000],
];

function scaleOf(written: string): number {
  return /[km]/i.test(written) ? (SCALE.find(([pattern]) => pattern.test(written))?.[1] ?? 1) : 1;
}

/** Prices in the visible text, as written; a range gives its lower amount. `hints` are those of each block. At most 20 a block, 300 a page. */
export function readPrices(blocks: TextBlock[], hints: number[], lang: string | null): PagePrice[] {
  const prices: PagePrice[] = [];
  for (const [index, block] of blocks.entries()) {
    if (((hints[index] ?? 0) & Hints.digit) === 0 || !HINT.test(block.text)) continue;
    let inBlock = 0;
    for (const match of block.text.matchAll(PRICE)) {
      const sign = match[1] ?? match[4] ?? '';
      const written = match[2] ?? match[3] ?? '';
      const amount = parseAmount(written);
      const scale = scaleOf(match[0].slice(match[0].indexOf(written)));
      prices.push({
        text: match[0].trim(),
        amount: amount === null ? null : amount * scale,
        currency: findCurrency(sign, lang),
        context: snippetAround(block.text, match.index),
        selector: block.selector,
      });
      inBlock += 1;
      if (prices.length >= MAX_PRICES) return prices;
      if (inBlock >= MAX_PER_BLOCK) break;
    }
  }
  return prices;
}
