import type { Page, PageQuote } from '#contracts/page.ts';
import { digitsOf } from '#text/characters.ts';
import { listed } from '#text/list.ts';
import { oncePerObject } from '#text/memoize.ts';
import { countWords } from '#text/segment.ts';
import type { Comparison } from './comparison.ts';
import { type InventedPart, type InventionKind, inventedParts } from './invented-parts.ts';
import type { NewSentence } from './new-sentences.ts';

/** A sentence with what it says that nobody knows; `kind` is that of the worst part. */
export type Invention = { sentence: NewSentence; kind: InventionKind; parts: InventedPart[] };

/** Shorter words in quotation marks are a name or a phrase. */
const FEWEST_WORDS = 4;

/** Quotations of the new site that nobody knows, by page. */
export const inventedQuotes = oncePerObject(({ judged, known, texts }: Comparison): { page: Page; quote: PageQuote }[] => {
  const replaced = new Set(texts.flatMap(({ near }) => (near ? [near.text] : [])));
  return judged.flatMap((page) =>
    page.quotes
      .filter(({ quote }) => countWords(quote) >= FEWEST_WORDS && !replaced.has(quote) && !known.texts.has(quote))
      .map((quote) => ({ page, quote })),
  );
});

/** Fewer digits are no phone number. */
const PHONE_DIGITS = 7;

/**
 * What sentences of the new site say and nobody knows, each sentence once. Invented quotations and contact details are left out: they have
 * checks of their own.
 */
export const findInventions = oncePerObject((comparison: Comparison): Invention[] => {
  const { added, known, judged, pathOf } = comparison;
  const quotes = Map.groupBy(inventedQuotes(comparison), ({ page }) => pathOf(page));
  const pages = new Map(judged.map((page) => [pathOf(page), page]));
  const isQuoted = ({ page, text }: NewSentence) =>
    (quotes.get(page) ?? []).some(({ quote }) => quote.quote.includes(text) || (quote.author ?? '') === text);
  const isContact = ({ page }: NewSentence, words: string) => {
    const digits = digitsOf(words);
    const contacts = pages.get(page)?.contacts.filter(({ kind }) => kind === 'phone') ?? [];
    return (
      digits.length >= PHONE_DIGITS && contacts.some(({ value }) => digitsOf(value).endsWith(digits) || digits.endsWith(digitsOf(value)))
    );
  };
  return added.flatMap((sentence): Invention[] => {
    if (isQuoted(sentence)) return [];
    const parts = inventedParts(sentence, known).filter(({ kind, words }) => kind !== 'figure' || !isContact(sentence, words));
    const [worst] = parts;
    return worst ? [{ sentence, kind: worst.kind, parts }] : [];
  });
});

const NAMES: Record<InventionKind, string> = { price: 'the figure', claim: 'the claim', figure: 'the number', name: 'the name' };

/** The parts for people: `the number “500” and the claim “award-winning”`. */
export const describeParts = (parts: readonly InventedPart[]): string =>
  listed(
    parts.map(({ kind, words }) => `${NAMES[kind]} “${words}”`),
    'or',
  );
