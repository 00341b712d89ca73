import type { Evidence } from '#contracts/evidence.ts';
import type { Page } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { cutSnippet } from '#text/snippet.ts';
import { blocksWithoutInjection, mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import { pageContains } from '../evidence.ts';

/** The source of a quote. `text` is the whole text, `evidence.snippet` the part that is kept. */
export type FoundQuote = { evidence: Evidence; text: string };

/** A quote with fewer letters, digits and signs of a currency may occur anywhere by chance. */
const MIN_QUOTE_LENGTH = 4;

type Place = { selector: string; text: string };

function listPlaces(page: Page): Place[] {
  const head: Place[] = [
    { selector: 'title', text: page.title ?? '' },
    { selector: 'meta[name="description"]', text: page.description ?? '' },
  ];
  return [...blocksWithoutInjection(page), ...head]
    .map(({ selector, text }) => ({ selector, text: foldText(text) }))
    .filter(({ text }) => !mayBePromptInjection(text));
}

const LOOKALIKES: Record<string, string> = { '’': "'", '‘': "'", '´': "'", '“': '"', '”': '"', '„': '"', '–': '-', '—': '-', '‑': '-' };

/** Letter by letter the same length, so that a position in it is a position in the original. */
function normalizeMarks(text: string): string {
  const same = text.replace(/[’‘´“”„–—‑]/gu, (mark) => LOOKALIKES[mark] ?? mark);
  const lower = same.toLowerCase();
  return lower.length === text.length ? lower : same;
}

/** The longest part of a quote that was shortened with dots or runs over several lines, without quotation marks and heading mark. */
function coreOf(quote: string): string {
  const parts = quote
    .replaceAll('...', '\n')
    .replaceAll('…', '\n')
    .split('\n')
    .map((part) => foldText(part).replace(/^(["'“”„«»#\s]|(title|description): )+|["'“”«»\s]+$/gu, ''));
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** Looks up quotes in the stored pages. Hidden text and prompt injection are no evidence. */
export function createQuoteFinder(pages: readonly Page[]): (quote: string, preferred?: Page) => FoundQuote | null {
  const places = new Map(
    pages.map((page) => [page, listPlaces(page).map((place) => ({ ...place, normalized: normalizeMarks(place.text) }))]),
  );

  function inPage(page: Page, wanted: string): FoundQuote | null {
    for (const { selector, text, normalized: compared } of places.get(page) ?? []) {
      const at = compared.indexOf(wanted);
      if (at < 0) continue;
      const snippet = cutSnippet(text, text.slice(at, at + wanted.length));
      if (pageContains(page, snippet)) return { evidence: { url: page.url, selector, snippet }, text };
    }
    return null;
  }

  return (quote, preferred) => {
    const wanted = normalizeMarks(coreOf(quote));
    if ((wanted.match(/[\p{L}\p{N}\p{Sc}]/gu) ?? []).length < MIN_QUOTE_LENGTH) return null;
    for (const page of preferred ? [preferred, ...pages.filter((other) => other !== preferred)] : pages) {
      const found = inPage(page, wanted);
      if (found) return found;
    }
    return null;
  };
}
