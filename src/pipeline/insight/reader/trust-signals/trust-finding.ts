import type { TrustKind } from '#contracts/business.ts';
import type { Page, TextBlock } from '#contracts/page.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import type { Quote } from '../../evidence.ts';
import { canMatch } from '../../needed-words.ts';
import type { PageReading, Reading } from '../../reading.ts';

/** A sign of trust found on a page. */
export type TrustFinding = { trustKind: TrustKind; text: string; confidence: number; quotes: Quote[]; author: string };

/** Answers what signs of one kind (or of related kinds) the site shows. */
export type TrustFinder = (reading: Reading) => TrustFinding[];

/** A block of a page as quote. */
export function quoteOf(page: Page, block: Pick<TextBlock, 'selector' | 'text'>): Quote {
  return { page, selector: block.selector, text: block.text };
}

/** Pages that speak for the business: no legal texts, documentation or posts. */
export function speakingPages(reading: Reading): PageReading[] {
  return reading.pages.filter((page) => !/^(legal|docs|article|login|cart)$/.test(page.page.type));
}

/**
 * `gate` is a cheap pattern that every match fits too: it spares most blocks the costly one.
 * Text blocks that fit a pattern, at most `limit`, none that fits `except`. The claim's text is the sentence part around
 * the match, so that long paragraphs stay readable.
 */
function matchBlocks(
  pages: readonly PageReading[],
  pattern: RegExp,
  options: { except?: RegExp; limit?: number; frame?: boolean; gate?: RegExp } = {},
): { quote: Quote; match: string; text: string }[] {
  const found: { quote: Quote; match: string; text: string }[] = [];
  const seen = new Set<string>();
  for (const { page, content, text, shownText, starts } of pages) {
    // Most patterns meet nothing on most pages, and one look shows it.
    if (!canMatch(pattern, starts) || !(options.gate || pattern.test(options.frame ? shownText : text))) continue;
    const blocks = options.frame ? page.blocks.filter((block) => !block.hidden) : content;
    for (const block of blocks) {
      if ((options.gate && !options.gate.test(block.text)) || !pattern.test(block.text)) continue;
      const sentence = splitSentences(block.text).find((part) => pattern.test(part) && !options.except?.test(part));
      if (!sentence) continue;
      const match = pattern.exec(sentence)?.[0] ?? '';
      const text =
        countWords(sentence) > 40
          ? sentence.slice(Math.max(0, sentence.indexOf(match) - 80), sentence.indexOf(match) + 160).trim()
          : sentence;
      if (seen.has(text)) continue;
      seen.add(text);
      found.push({ quote: quoteOf(page, block), match, text });
      if (found.length >= (options.limit ?? 3)) return found;
    }
  }
  return found;
}

/** Findings of one kind from blocks that fit a pattern. */
export function findByWords(
  trustKind: TrustKind,
  pages: readonly PageReading[],
  pattern: RegExp,
  options: { except?: RegExp; limit?: number; frame?: boolean; confidence?: number; gate?: RegExp } = {},
): TrustFinding[] {
  return matchBlocks(pages, pattern, options).map(({ quote, text }) => ({
    trustKind,
    text,
    confidence: options.confidence ?? 0.7,
    quotes: [quote],
    author: '',
  }));
}
