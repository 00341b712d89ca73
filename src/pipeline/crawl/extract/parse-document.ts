import { Parser } from 'parse5';
import type { DomRoot } from './dom.ts';
import { installFastTokenizer } from './fast-path/tokenizer.ts';
import { isPlainHtml } from './plain-html.ts';
import { type PageTree, treeAdapter } from './tree-adapter.ts';

/** Browsers nest no deeper (Blink and Gecko: 512). */
export const MAX_NESTING = 512;

/**
 * parse5 searches its stack of open elements at most tags, so the cost of deep nesting grows with its square. Sum of
 * the levels beyond 512 after which the rest of a page is left unread: about half a second.
 */
const MAX_EXCESS_LEVELS = 20_000_000;

/** Elements read of one page, 1 kB of memory each; long encyclopedia articles have 20,000. */
export const MAX_ELEMENTS = 50_000;

class TreeLimit extends Error {}

/**
 * Builds the tree of a page as a browser would. `noscript` in the body is parsed, to be seen as hidden content; in the
 * head it stays text, because an image in there would end the head early and move title and meta elements into the body.
 * `isPlain` is what isPlainHtml() says of the page. `cut` names the limit at which the rest of the page was left out.
 */
export function parseDocument(html: string, isPlain = isPlainHtml(html)): { document: DomRoot; cut: 'nesting' | 'elements' | null } {
  let depth = 0;
  let excess = 0;
  let elements = 0;
  const parser: Parser<PageTree> = new Parser<PageTree>({
    scriptingEnabled: true,
    treeAdapter: {
      ...treeAdapter,
      createElement(name, namespace, attributes) {
        elements += 1;
        if (elements > MAX_ELEMENTS) throw new TreeLimit();
        return treeAdapter.createElement(name, namespace, attributes);
      },
      onItemPush(item) {
        if (item.tag === 'body') parser.options.scriptingEnabled = false;
        depth += 1;
        excess += Math.max(0, depth - MAX_NESTING);
        if (excess > MAX_EXCESS_LEVELS) throw new TreeLimit();
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
  installFastTokenizer(parser, isPlain);
  try {
    parser.tokenizer.write(html, true);
  } catch (error) {
    if (!(error instanceof TreeLimit)) throw error;
  }
  return { document: parser.document, cut: excess > MAX_EXCESS_LEVELS ? 'nesting' : elements > MAX_ELEMENTS ? 'elements' : null };
}
