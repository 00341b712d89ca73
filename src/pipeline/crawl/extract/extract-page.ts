import type { Page } from '#contracts/page.ts';
import { sanitizeJson } from '#text/sanitize-json.ts';
import { cutSnippet } from '#text/snippet.ts';
import { readBackgrounds } from './backgrounds.ts';
import { readCallsToAction } from './calls-to-action.ts';
import { readContacts } from './contacts.ts';
import { readCounters } from './counters.ts';
import { readButtons, readForms } from './forms.ts';
import { baseHref, readHead } from './head.ts';
import { readImages } from './images.ts';
import { detectLanguage } from './language.ts';
import { readLinks } from './links.ts';
import { createPageFactReader, type PageFactReader } from './page-facts.ts';
import { parseDocument } from './parse-document.ts';
import { paymentLink } from './payment-links.ts';
import { isPlainHtml } from './plain-html.ts';
import { readPrices } from './prices.ts';
import { readQuotes } from './quotes.ts';
import { readResources } from './resources.ts';
import { readStructuredData } from './structured-data.ts';
import { hashText, joinMainText, readBlocks, readHeadings } from './text-blocks.ts';
import { placeFacts, placeIds } from './text-places.ts';
import { walkDom } from './walk-dom.ts';

/** What the HTML alone says of a page; the crawler adds how the page was found and answered. */
export type PageFacts = Omit<
  Page,
  | 'url'
  | 'path'
  | 'requestedUrl'
  | 'status'
  | 'redirects'
  | 'type'
  | 'depth'
  | 'foundIn'
  | 'mode'
  | 'contentType'
  | 'charset'
  | 'bytes'
  | 'transferBytes'
  | 'headers'
  | 'rendered'
>;

export type ExtractInput = {
  html: string;
  /** Address that answered. */
  url: string;
  isInternal: (absoluteUrl: string) => boolean;
};

/**
 * Turns the HTML of a page into facts ready to be stored, in one pass over its tree. Never throws for what the HTML holds; lists that a
 * limit cut short are named in `cutBy`.
 */
export function extractPage({ html, url, isInternal }: ExtractInput): PageFacts {
  const isPlain = isPlainHtml(html);
  const clean = isPlain ? html : html.toWellFormed().replaceAll('\u0000', '');
  const { document, cut } = parseDocument(clean, isPlain);
  const state = walkDom(document);
  const cutBy = new Set<string>([...(cut ? [cut] : []), ...(state.nestingCut ? ['nesting'] : [])]);
  const base = URL.parse(baseHref(state) ?? '', url);
  const baseUrl = base?.protocol === 'http:' || base?.protocol === 'https:' ? base.href : url;
  const reader = createPageFactReader(state, url, baseUrl, (limit) => cutBy.add(limit));

  const head = readHead(reader);
  const { blocks, headingTexts, hints, wordCount, blockOf } = readBlocks(reader);
  const anchors = readLinks(reader, isInternal);
  const buttons = readButtons(reader);
  const resources = readResources(reader, blockOf);
  const [images, allForms] = [readImages(reader), readForms(reader)];
  placeFacts(anchors, state.links, blockOf);
  placeFacts(images, state.images, blockOf);
  placeFacts(allForms, state.forms, blockOf);
  const links = [...anchors, ...allForms.flatMap((form) => paymentLink(form) ?? [])];
  const forms = allForms.filter((form) => !paymentLink(form));
  placeFacts(buttons, state.buttons, blockOf);
  placeIds(blocks, state, blockOf);
  const structuredData = readStructuredData(reader);
  const mainText = joinMainText(blocks);
  const facts: PageFacts = {
    ...head,
    textHash: hashText(mainText),
    detectedLanguage: detectLanguage(mainText),
    headings: readHeadings(reader, headingTexts),
    blocks,
    wordCount,
    links,
    images,
    ...readBackgrounds(reader, blockOf),
    forms,
    buttons,
    callsToAction: readCallsToAction(links, buttons),
    contacts: readContacts(reader, { blocks, hints, links, resources, structuredData }),
    structuredData,
    prices: readPrices(blocks, hints, head.lang),
    quotes: readQuotes(reader, blocks),
    resources,
    ...readNoSnippet(reader),
    ...readCounters(reader),
    ...readIds(reader),
    duplicateIds: [...state.ids]
      .filter(([, { uses }]) => uses > 1)
      .map(([id]) => id)
      .slice(0, 100),
    elementCount: state.elementCount,
    landmarks: ['main', 'nav', 'header', 'footer'].filter((name) => state.landmarks.has(name)),
    cutBy: [...cutBy],
  };
  // Cutting texts can break only a page that has pairs of surrogates; of others what was decoded needs the look.
  if (!isPlain || hasPairReference(clean)) return sanitizeJson(facts);
  facts.contacts = sanitizeJson(facts.contacts);
  facts.structuredData = sanitizeJson(facts.structuredData);
  return facts;
}

/** Pages with more ids make them by software, one for each small thing. */
const MAX_IDS = 400;

function readIds({ state }: PageFactReader): Pick<Page, 'ids'> {
  const ids = [...new Set([...state.ids.keys(), ...state.placeNames])];
  return ids.length > MAX_IDS ? {} : { ids };
}

const MAX_NO_SNIPPET = 20;

/** Google knows the attribute on these elements alone. */
const NO_SNIPPET_TAGS = new Set(['span', 'div', 'section']);

function readNoSnippet(reader: PageFactReader): Pick<Page, 'noSnippet'> {
  const elements = reader.state.noSnippet.filter(({ hidden, tag }) => !hidden && NO_SNIPPET_TAGS.has(tag)).slice(0, MAX_NO_SNIPPET);
  const noSnippet = elements.map((element) => {
    const text = reader.textOf(element);
    return { selector: reader.selectorOf(element), snippet: cutSnippet(text), words: text.split(' ').filter(Boolean).length };
  });
  return noSnippet.length > 0 ? { noSnippet } : {};
}

/** A reference to a character beyond U+FFFF: HTML's names for such end in these letters. */
const PAIR_REFERENCE = /&(?:#0*(?:\d{5,}|x0*[\da-f]{5,})|[a-z]+(?:fr|opf|scr)\b)/iy;

function hasPairReference(html: string): boolean {
  for (let at = html.indexOf('&'); at >= 0; at = html.indexOf('&', at + 1)) {
    PAIR_REFERENCE.lastIndex = at;
    if (PAIR_REFERENCE.test(html)) return true;
  }
  return false;
}
