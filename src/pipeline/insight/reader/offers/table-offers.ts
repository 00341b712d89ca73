import { digitsOf } from '#text/characters.ts';
import { countWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { tablesIn } from '../../../site-model/tables.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';
import { kindOfHeading, kindOfSection } from './section-kinds.ts';

const WEIGHT = 2.6;
/** Rows below the header from which on a table lists something. */
const MIN_ROWS = 3;
const MAX_HEADER_WORDS = 3;
const MAX_NAME_WORDS = 5;
/** Words of a cell from which on it describes what the row names. */
const DESCRIPTION_WORDS = 4;
const OFFER_PAGES: ReadonlySet<string> = new Set(['services', 'service', 'products', 'product']);

/**
 * What tables about offers name in their first column ("Service | Description"): on pages of services or products, and below such a heading. Tables
 * of nothing but short values, such as measures, list no offers.
 */
export function tableOffers(model: SiteModel): OfferCandidate[] {
  return model.pages.flatMap(offersOfPage);
}

function offersOfPage({ page, sections }: PageModel): OfferCandidate[] {
  return sections.flatMap((section) => {
    const kind = kindOfSection(section);
    if (!OFFER_PAGES.has(page.type) && kind !== 'services' && kind !== 'products') return [];
    return tablesIn(section.blocks).flatMap(([header, ...rows]) => {
      const [title = '', ...others] = header?.pieces ?? [];
      const named = rows.flatMap(({ pieces, selector, text }) => {
        const name = nameIn(pieces[0] ?? '');
        return name === '' ? [] : [{ name, quote: { page, selector, text }, description: pieces.slice(1).find(describes) ?? '' }];
      });
      const isList = isHeader([title, ...others]) && named.length >= MIN_ROWS && named.length === rows.length;
      if (!isList || named.filter(({ description }) => description !== '').length * 2 < named.length) return [];
      const isProduct = page.type.startsWith('product') || kind === 'products';
      const offerKind = isProduct && kindOfHeading(title) !== 'services' ? 'product' : 'service';
      return named.map((one) => offerCandidate({ ...one, weight: WEIGHT, kind: offerKind, source: 'table' }));
    });
  });
}

const isHeader = (cells: readonly string[]): boolean =>
  cells.length >= 2 && cells.every((cell) => countWords(cell) <= MAX_HEADER_WORDS && digitsOf(cell) === '');

const describes = (cell: string): boolean => countWords(cell) >= DESCRIPTION_WORDS;

function nameIn(cell: string): string {
  const name = offerLabel(cell);
  return countWords(name) > MAX_NAME_WORDS || readsLikeSlogan(name) ? '' : name;
}
