import type { Page, PageType, TextBlock } from '#contracts/page.ts';
import { foldText, foldWords } from '#text/normalize.ts';
import { splitSentences } from '#text/segment.ts';
import { blocksWithoutInjection, mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import type { SiteModel } from '../../site-model/site-model.ts';
import { isHeadingTag } from '../shapes.ts';

/** A page as the model gets it. */
export type QuotedPage = { id: string; page: Page; lines: string[] };

/** Pages that say most about a business first; posts and legal texts last. */
const ORDER: readonly PageType[] = [
  'home',
  'about',
  'services',
  'service',
  'products',
  'product',
  'pricing',
  'testimonials',
  'case-studies',
];
const LAST: readonly PageType[] = ['blog', 'article', 'docs', 'legal', 'login', 'cart'];
const MAX_LINE_LENGTH = 900;
/** A page of less room than this is left out. */
const MIN_PAGE_TOKENS = 60;

function rank({ page }: { page: Page }): number {
  const at = ORDER.indexOf(page.type);
  if (at >= 0) return at;
  return LAST.includes(page.type) ? ORDER.length + 1 : ORDER.length;
}

/** A long text as several lines, cut between its sentences where they are short enough. */
function inLines(text: string): string[] {
  if (text.length <= MAX_LINE_LENGTH) return [text];
  const lines: string[] = [];
  for (const sentence of splitSentences(text)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + sentence.length < MAX_LINE_LENGTH) lines[lines.length - 1] = `${last} ${sentence}`;
    else for (let at = 0; at < sentence.length; at += MAX_LINE_LENGTH) lines.push(sentence.slice(at, at + MAX_LINE_LENGTH));
  }
  return lines;
}

/** A page's own text: title, description, then its visible blocks without the frame that repeats on every page. */
function linesOf(page: Page, isRepeated: (block: TextBlock) => boolean, isHome: boolean): string[] {
  const head = [`path: ${page.path}`, `type: ${page.type}`, `title: ${page.title ?? ''}`, `description: ${page.description ?? ''}`];
  const body = blocksWithoutInjection(page)
    .filter((block) => isHome || !isRepeated(block))
    .flatMap((block) => inLines(foldText(block.text)).map((line) => `${isHeadingTag(block.tag) ? '# ' : ''}${line}`));
  return [...head, ...body].filter((line) => !mayBePromptInjection(line));
}

/**
 * The site's pages as lines of text within a budget of tokens, best pages first, ids `p1`, `p2` ... in that order. A page gets
 * up to twice its even share of what is left, so that the first ones are seen whole. `isWhole`: with what other pages say too in their own
 * content, such as the hours of a service.
 */
export function quotePages(
  model: SiteModel,
  tokens: number,
  estimateTokens: (text: string) => number,
  { isWhole = false }: { isWhole?: boolean } = {},
): QuotedPage[] {
  const isRepeated = ({ text, region }: TextBlock) => !(isWhole && region === 'main') && model.repeated.has(foldWords(text));
  const ordered = model.pages.map((one, at) => ({ page: one.page, isHome: at === 0 })).sort((a, b) => rank(a) - rank(b));
  const quoted: QuotedPage[] = [];
  let left = tokens;
  ordered.forEach(({ page, isHome }, index) => {
    const share = Math.min(left, (2 * left) / (ordered.length - index));
    if (share < MIN_PAGE_TOKENS) return;
    const lines: string[] = [];
    let used = 0;
    const all = linesOf(page, isRepeated, isHome);
    for (const line of all) {
      const cost = estimateTokens(line) + 1;
      if (used + cost > share) break;
      lines.push(line);
      used += cost;
    }
    if (lines.length < all.length)
      lines.push(`(${all.length - lines.length} more lines of this page are not shown here; the page has them.)`);
    left -= used;
    quoted.push({ id: `p${quoted.length + 1}`, page, lines });
  });
  return quoted;
}
