// What forgiving the form must never forgive: other numbers, prices, dates, names and negations, in whatever form the copy is.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexTexts, type PlacedText } from './text-index.ts';

const WORDS = 'bread oven grain river garden window teacher music letter winter market bridge forest silver paper kitchen'.split(' ');
const word = fc.constantFrom(...WORDS);
const words = (min: number, max: number) => fc.array(word, { minLength: min, maxLength: max }).map((list) => list.join(' '));
const number = fc.integer({ min: 4, max: 9_999 });

/** A fact as a text gives it, and the same with another one. */
const fact = fc.oneof(
  fc.tuple(number, number).map(([a, b]) => [`${a} guests`, `${b} guests`]),
  fc.tuple(number, number).map(([a, b]) => [`for €${a}`, `for €${b}`]),
  fc.tuple(number).map(([a]) => [`for £${a}.50`, `for $${a}.50`]),
  fc.tuple(fc.integer({ min: 1950, max: 2025 }), fc.integer({ min: 1950, max: 2025 })).map(([a, b]) => [`since ${a}`, `since ${b}`]),
  fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 23 })).map(([a, b]) => [`at ${a}:30`, `at ${b}:30`]),
  fc.constantFrom(['we never freeze it', 'we freeze it'], ['we freeze it', 'we do not freeze it'], ['no deposit needed', 'deposit needed']),
  fc.constantFrom(['by Ada Miller', 'by Eva Miller'], ['in Dover', 'in Calais']),
);
const text = fc
  .tuple(words(3, 9), fact, words(3, 9))
  .filter(([, [old, found]]) => old !== found)
  .map(([before, [old, found], after]) => ({
    old: `We have ${before} ${old} and ${after}.`,
    found: `We have ${before} ${found} and ${after}.`,
  }));

/** Forms in which a copy may give a text. */
const forms: ((text: string) => string[])[] = [
  (own) => [own],
  (own) => [own.toUpperCase()],
  (own) => [`„${own.replaceAll(' ', '\u00a0')}“`],
  (own) => [`Welcome! ${own} Come and see.`],
  (own) => [own.replace(/(\p{L}{3})(?=\p{L}{3})/gu, '$1\u00ad')],
];
const split = (own: string, share: number) => {
  const parts = own.split(' ');
  const at = Math.min(parts.length - 3, Math.max(3, Math.floor(parts.length * share)));
  return [parts.slice(0, at).join(' '), parts.slice(at).join(' ')];
};
const onPage = (texts: readonly string[]): PlacedText[] =>
  texts.map((own, at) => ({ path: '/', selector: `p:nth-child(${at})`, text: own }));

it('never takes a changed fact for the old one, whatever the form', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...forms), ({ old, found }, form) => {
      expect(indexTexts(onPage(form(found))).find(old, '/').isThere).toBe(false);
    }),
    { numRuns: 500 },
  );
});

it('never takes a changed fact for the old one in a split copy', () => {
  fc.assert(
    fc.property(text, fc.double({ min: 0, max: 1, noNaN: true }), ({ old, found }, share) => {
      expect(indexTexts(onPage(split(found, share))).find(old, '/').isThere).toBe(false);
    }),
    { numRuns: 500 },
  );
});

it('finds the same text in every form, split or whole', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...forms), fc.double({ min: 0, max: 1, noNaN: true }), ({ old }, form, share) => {
      expect(indexTexts(onPage(form(old))).find(old, '/').isThere).toBe(true);
      expect(indexTexts(onPage(split(old, share))).find(old, '/').isThere).toBe(true);
    }),
    { numRuns: 300 },
  );
});
