import type { TrustKind } from '#contracts/business.ts';
import type { Page, TextBlock } from '#contracts/page.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { partsWithTerm } from '#lexicon/parts-with-term.ts';
import { dropEnds } from '#text/edges.ts';
import { makesSense } from '#text/noise.ts';
import { endsSentence, splitSentences } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import type { Quote } from '../../evidence.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { SILENT_PAGES } from '../page-types.ts';
import { portraits } from './portraits.ts';
import { legalTexts, textsOfOthers } from './proof-sections.ts';
import { isSpokenOn } from './spoken-languages.ts';

/** A trust signal found on a page. */
export type TrustFinding = { trustKind: TrustKind; text: string; confidence: number; quotes: Quote[]; author?: string };

/** Returns the trust signals of one kind (or of related kinds) that the site shows. */
export type TrustFinder = (model: SiteModel) => TrustFinding[];

/** A block of a page as quote. */
export function quoteOf(page: Page, block: Pick<TextBlock, 'selector' | 'text'>): Quote {
  return { page, selector: block.selector, text: block.text };
}

/** Pages that speak for the business: no legal texts, documentation or posts; `except` leaves out further page types. */
export function speakingPages(model: SiteModel, except: readonly string[] = []): PageModel[] {
  return model.pages.filter(({ page }) => !SILENT_PAGES.has(page.type) && !except.includes(page.type));
}

type SearchOptions = {
  /** Group of terms that rule a sentence out. */
  except?: string;
  limit?: number;
  confidence?: number;
  /** Look at headers, footers and repeated texts too. */
  frame?: boolean;
  /** Look where clients speak too. */
  ofOthers?: boolean;
  /** Look in legal texts of pages that have more than these too. */
  inLegalTexts?: boolean;
  /** Look in portraits of several people too. */
  ofStaff?: boolean;
  /** Blocks that are left out. */
  skips?: (block: TextBlock) => boolean;
  /** A further condition; `at` is where the term starts and ends in the sentence, `from` the number of words before it. */
  accepts?: (sentence: string, at: { from: number; start: number; end: number }) => boolean;
};

/** Longer sentences say more than one thing, and a part of one is no proof. */
const MAX_SENTENCE_LENGTH = 300;

/**
 * What a block says, part by part. A footer glues lines ("Registered charity 1234 Website by Example") and a row of badges labels: there the line or
 * label that proves something is enough.
 */
function partsOf({ text, pieces = [] }: TextBlock): string[] {
  const parts = endsSentence(text) ? [...splitSentences(text), ...pieces] : [...pieces, ...splitSentences(text)];
  return parts.map((part) => dropEnds(part, SEPARATORS));
}

/** Marks between the entries of a line. */
const SEPARATORS = ' |•·–—-';

/** Sentences that contain a term of a group of the topic `trust-signals`, as findings of one kind; at most one per block. */
export function findByTerms(
  trustKind: TrustKind,
  pages: readonly PageModel[],
  group: string,
  {
    except,
    limit = 3,
    confidence = CONFIDENCE.stated,
    frame = false,
    ofOthers = false,
    inLegalTexts = false,
    ofStaff = true,
    skips = () => false,
    accepts = () => true,
  }: SearchOptions = {},
): TrustFinding[] {
  const found: TrustFinding[] = [];
  const proof = (sentence: string, page: Page): string | null => {
    const at = matchTerms(sentence, 'trust-signals', group).find((hit) => isSpokenOn(page, hit.language) && accepts(sentence, hit));
    // A question proves nothing, nor does a label such as "Awards".
    if (
      !at ||
      hasTerm(sentence, 'proof-labels', 'label') ||
      sentence.endsWith('?') ||
      (except && hasTerm(sentence, 'trust-signals', except))
    )
      return null;
    return sentence.length > MAX_SENTENCE_LENGTH ? null : sentence;
  };
  for (const one of pages) {
    const { page, content } = one;
    for (const block of partsWithTerm(frame ? page.blocks : content, 'trust-signals', group)) {
      if (block.hidden || block.region === 'nav' || skips(block)) continue;
      if ((!ofOthers && textsOfOthers(one).has(block.selector)) || (!inLegalTexts && legalTexts(one).has(block.selector))) continue;
      if (!ofStaff && portraits(one).has(block.selector)) continue;
      const text = partsOf(block)
        .map((part) => proof(part, page))
        .find((one) => one !== null && makesSense(one));
      if (!text || found.some((other) => other.text === text)) continue;
      found.push({ trustKind, text, confidence, quotes: [quoteOf(page, block)] });
      if (found.length >= limit) return found;
    }
  }
  return found;
}
