import type { Page } from '#contracts/page.ts';
import { isDigits } from '#text/characters.ts';
import { defineAudit, type Issue } from '../define-audit.ts';
import { mainHeading } from '../evidence.ts';
import { robotsWords } from '../robots-directives.ts';
import { isKeyPage } from '../site-pages.ts';

/** A snippet of fewer characters cannot hold a sentence. */
const MIN_SNIPPET = 50;
/** Share of the words that may be kept from being quoted. */
const MAX_WITHHELD = 0.5;

export const snippetLimits = defineAudit('seo/snippet-limits', {
  applies: isKeyPage,
  check: (page) => limitIn(page) ?? withheldIn(page),
});

function limitIn({ robots, meta, headers }: Page): Issue | null {
  const places: [string, Issue][] = [
    [headers['x-robots-tag'] ?? '', { header: 'x-robots-tag' }],
    [robots, { selector: 'head > meta[name="robots"]' }],
    [meta.googlebot ?? '', { selector: 'head > meta[name="googlebot"]' }],
    [meta.bingbot ?? '', { selector: 'head > meta[name="bingbot"]' }],
  ];
  const found = places.find(([directives]) => isLimited(directives));
  return found ? { ...found[1], snippet: found[0] } : null;
}

function isLimited(directives: string): boolean {
  const words = robotsWords(directives);
  const length = words[words.indexOf('max-snippet') + 1] ?? '';
  return words.includes('nosnippet') || (words.includes('max-snippet') && isDigits(length, 9) && Number(length) < MIN_SNIPPET);
}

/** Elements with `data-nosnippet` that hold the main heading or most of the text; those around a notice or a price are the owner's choice. */
function withheldIn(page: Page): Issue | null {
  const [first, ...others] = page.noSnippet ?? [];
  if (!first) return null;
  const words = [first, ...others].reduce((sum, one) => sum + one.words, 0);
  const heading = mainHeading(page)?.selector ?? '';
  const holdsHeading = [first, ...others].some(({ selector }) => heading.startsWith(`${selector} > `));
  if (!holdsHeading && words <= page.wordCount * MAX_WITHHELD) return null;
  return { selector: first.selector, snippet: first.snippet, count: 1 + others.length, more: others.map(({ selector }) => selector) };
}
