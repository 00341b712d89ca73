import { describe, expect, it } from 'vitest';
import { findCurrency, parseAmount, readPrices } from './prices.ts';
import { codesOf, scanText } from './scan-text.ts';

const pricesOf = (text: string, lang: string | null = null) =>
  readPrices([{ tag: 'p', text, selector: 'p', region: 'main', hidden: false }], [scanText(codesOf(text)).hints], lang).map((price) => [
    price.text,
    price.amount,
    price.currency,
  ]);

describe('prices', () => {
  it.each([
    ['It costs $12.50 each time', ['$12.50', 12.5, 'USD']],
    ['from £1,200 a year', ['from £1,200 a year', 1200, 'GBP']],
    ['ab 49 € pro Monat', ['ab 49 € pro Monat', 49, 'EUR']],
    ['1.299,00 Euro', ['1.299,00 Euro', 1299, 'EUR']],
    ['CHF 49.–', ['CHF 49.–', 49, 'CHF']],
    ["CHF 1'200", ["CHF 1'200", 1200, 'CHF']],
    ['3,000円', ['3,000円', 3000, 'JPY']],
    ['¥980', ['¥980', 980, 'JPY']],
    ['$200-400', ['$200-400', 200, 'USD']],
    ['$12–30/mo', ['$12–30/mo', 12, 'USD']],
    ['12,50 €', ['12,50 €', 12.5, 'EUR']],
    ['R$ 20', ['R$ 20', 20, 'BRL']],
    ['99 kr', ['99 kr', 99, null]],
    ['an income of $75K', ['$75K', 75_000, 'USD']],
  ])('%s', (text, price) => {
    expect(pricesOf(text)).toEqual([price]);
  });

  it('leaves other numbers alone', () => {
    expect(pricesOf('Since 1999, 24 hours, 100 % and 5 km')).toEqual([]);
  });

  it('reads a bare dollar by the region of the page', () => {
    expect(pricesOf('$5', 'en-CA')).toEqual([['$5', 5, 'CAD']]);
    expect(findCurrency('US$', 'en-CA')).toBe('USD');
  });

  it.each([
    ['1,234', 1234],
    ['1.234,5', 1234.5],
    ['12,34', 12.34],
    ['1 234', 1234],
    ['7', 7],
  ])('reads %s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});
