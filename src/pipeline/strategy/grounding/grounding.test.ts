import { describe, expect, it } from 'vitest';
import { groundOf, knownNumbers, numbersIn, pricesIn, textsOf, unknownClaimIn, unsupportedIn } from './grounding.ts';
import { indexWords } from './word-index.ts';

const SITE = [
  'We have baked for 38 years in Mainz.',
  'A loaf costs 6.50 €.',
  'The only bread my guests ask about.',
  'Winner of the Golden Crust 2019',
  'Wedding cake $180',
];
const ground = groundOf(new Set(SITE));
const known = indexWords(SITE);

describe('numbersIn', () => {
  it('writes numbers in one form', () => {
    expect(numbersIn('1.200 loaves, 1,200 rolls, 1 200 cakes, 6.50')).toEqual(['1200', '1200', '1200', '6.50']);
    expect(knownNumbers(['38 years', 'from 8:30'])).toEqual(new Set(['38', '8:30', '8', '30']));
    expect(numbersIn('fence 1,90 m, yard 600 m²')).toEqual(numbersIn('fence 1.90 m, yard 600 m 2'));
  });
});

describe('textsOf', () => {
  it('reads a house number and a postal code as two', () => {
    expect(numbersIn('Mill Street 3 51373 Leverkusen')).toEqual(['3', '51373']);
  });

  it('collects the texts and numbers of a value at any depth', () => {
    expect(textsOf({ a: ['x', { b: 'y' }], c: 3, d: null, e: '' })).toEqual(new Set(['x', 'y', '3']));
  });
});

it('an amount is known under each name of its currency, and no other amount is', () => {
  const prices = groundOf(new Set(['Opłata 250 PLN']));
  expect(unsupportedIn('Wpisowe 250 zł', prices)).toBe('');
  expect(unsupportedIn('Wpisowe 260 zł', prices)).toBe('the figure "260 zł"');
});

describe('unsupportedIn', () => {
  it.each([
    ['Baked for 38 years', ''],
    ['Baked for 40 years', 'the number 40'],
    ['A loaf costs 6.50 €', ''],
    ['$180. Three layers. Cakes at $180, with cream', ''],
    ['"Golden Crust 2019" The year says more than a rank.', ''],
    ['A cake costs 180 dollars', ''],
    ['A cake costs 180 euro', 'the figure "180 euro"'],
    ['A loaf costs 5.20 €', 'the figure "5.20 €"'],
    ['We have 38 customers a day', 'the claim "38 customers"'],
    ['Guests say "The only bread my guests ask about."', ''],
    ['Guests say "The best bread in the whole town."', 'the quote "The best bread in the whole town."'],
    ['1. Contrast of 4.5:1 on Section 3, see https://a.test/99', ''],
  ])('finds in %j: %j', (line, found) => {
    expect(unsupportedIn(line, ground)).toBe(found);
  });
});

it('reads prices without the punctuation of their sentence', () => {
  expect(pricesIn('Eclair $4.00, tart €5. Bread 1.200,50 €, 20 % off.')).toEqual(['$4.00', '€5', '1.200,50 €', '20 %']);
});

describe('unknownClaimIn', () => {
  const find = (line: string) => unknownClaimIn(line, known, (name) => name === 'Core Web Vitals');

  it.each([
    ['winner of the Golden Crust 2019', ''],
    ['an award-winning bakery', 'the claim "award-winning bakery"'],
    ['The #1 in town', 'the claim "#1 in town"'],
    ['Read it at https://mill.test/manifesto.md#1-in-town on /about', ''],
    ['Baked by Ada Byron Lovelace', 'the name "Ada Byron Lovelace"'],
    ['Core Web Vitals', ''],
    ['They said "as seen on Crumb TV"', ''],
  ])('finds in %j: %j', (line, found) => {
    expect(find(line)).toBe(found);
  });

  it('reads a claim up to the reason that is joined to it', () => {
    const known = indexWords(new Set(['Lead with 30 days money back', 'It is the one reason to choose you']));
    expect(unknownClaimIn('Lead with 30 days money back, because it is the one reason to choose you', known, () => true)).toBe('');
    expect(unknownClaimIn('Lead with 90 weeks money back guaranteed, because it is so', known, () => true)).not.toBe('');
  });
});
