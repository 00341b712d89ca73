import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser } from 'parse5';
import type { DomDocument, DomElement } from './dom.ts';
import { readInRuns } from './quick-tokenizer.ts';

/** Browsers nest no deeper (Blink and Gecko: 512). */
export const MAX_NESTING = 512;

/**
 * parse5 searches its stack of open elements at most tags, so the cost of deep nesting grows with its square. Sum of
 * the levels beyond 512 after which the rest of a page is left unread: about half a second.
 */
const MAX_EXCESS_LEVELS = 20_000_000;

// As parse5 does, with room for what is found out later: elements that change their shape are slow.
function createElement(tagName: string, namespaceURI: DomElement['namespaceURI'], attrs: DomElement['attrs']): DomElement {
  return { nodeName: tagName, tagName, attrs, namespaceURI, childNodes: [], parentNode: null, path: '', step: '' };
}

class NestingLimit extends Error {}

/**
 * Builds the tree of a page as a browser would. `noscript` in the body is parsed, to be seen as hidden content; in the
 * head it stays text, because an image in there would end the head early and move title and meta elements into the body.
 */
export function parseDocument(html: string): { document: DomDocument; cut: boolean } {
  let excess = 0;
  const parser: Parser<DefaultTreeAdapterMap> = new Parser<DefaultTreeAdapterMap>({
    scriptingEnabled: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: createElement as typeof defaultTreeAdapter.createElement,
      onItemPush(item) {
        if (item.tagName === 'body') parser.options.scriptingEnabled = false;
        const levels = parser.openElements.stackTop - MAX_NESTING;
        if (levels > 0) {
          excess += levels;
          if (excess > MAX_EXCESS_LEVELS) throw new NestingLimit();
        }
      },
    },
  });
  readInRuns(parser);
  try {
    parser.tokenizer.write(html, true);
  } catch (error) {
    if (!(error instanceof NestingLimit)) throw error;
  }
  return { document: parser.document, cut: excess > MAX_EXCESS_LEVELS };
}
