import type { Page } from '#contracts/page.ts';
import { plainData } from '../plain-data.ts';
import { readCallsToAction } from './calls-to-action.ts';
import { readContacts } from './contacts.ts';
import { createFactReader } from './fact-reader.ts';
import { readButtons, readForms } from './forms.ts';
import { baseHref, readHead } from './head.ts';
import { readImages } from './images.ts';
import { detectLanguage } from './language.ts';
import { readLinks } from './links.ts';
import { parseDocument } from './parse-document.ts';
import { readPrices } from './prices.ts';
import { isPlain } from './quick-tokenizer.ts';
import { readQuotes } from './quotes.ts';
import { readResources } from './resources.ts';
import { readStructuredData } from './structured-data.ts';
import { hashText, mainTextOf, readBlocks, readHeadings } from './text-blocks.ts';
import { visitDocument } from './visitor.ts';

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
  const clean = html.toWellFormed().replaceAll('\u0000', '');
  const plain = isPlain(clean);
  const { document, cut } = parseDocument(clean, plain);
  const visit = visitDocument(document);
  const cutBy = new Set<string>(cut || visit.nestingCut ? ['nesting'] : []);
  const base = URL.parse(baseHref(visit) ?? '', url);
  const baseUrl = base?.protocol === 'http:' || base?.protocol === 'https:' ? base.href : url;
  const reader = createFactReader(visit, url, baseUrl, (limit) => cutBy.add(limit));

  const head = readHead(reader);
  const { blocks, headingTexts, signs, wordCount } = readBlocks(reader);
  const links = readLinks(reader, isInternal);
  const buttons = readButtons(reader);
  const resources = readResources(reader);
  const structuredData = readStructuredData(reader);
  const mainText = mainTextOf(blocks);
  const facts: PageFacts = {
    ...head,
    textHash: hashText(mainText),
    detectedLanguage: detectLanguage(mainText),
    headings: readHeadings(reader, headingTexts),
    blocks,
    wordCount,
    links,
    images: readImages(reader),
    forms: readForms(reader),
    buttons,
    callsToAction: readCallsToAction(links, buttons),
    contacts: readContacts(reader, { blocks, signs, links, resources, structuredData }),
    structuredData,
    prices: readPrices(blocks, signs, head.lang),
    quotes: readQuotes(reader, blocks),
    resources,
    duplicateIds: [...visit.ids]
      .filter(([, { uses }]) => uses > 1)
      .map(([id]) => id)
      .slice(0, 100),
    elementCount: visit.elementCount,
    landmarks: ['main', 'nav', 'header', 'footer'].filter((name) => visit.landmarks.has(name)),
    cutBy: [...cutBy],
  };
  // Cutting texts can break only a page that has pairs of surrogates; of others what was decoded needs the look.
  if (!plain || hasPairReference(clean)) return plainData(facts);
  facts.contacts = plainData(facts.contacts);
  facts.structuredData = plainData(facts.structuredData);
  return facts;
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
