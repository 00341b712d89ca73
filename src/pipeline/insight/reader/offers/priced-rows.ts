import type { Page, TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasLetter, hasNumber } from '#text/characters.ts';
import { foldWords } from '#text/normalize.ts';
import { isUnspaced, splitWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { isHeadingTag, PRICE } from '../../shapes.ts';
import { FIRM_PAGES } from '../page-types.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';
import { kindOfHeading } from './section-kinds.ts';

const [ENTRY_WEIGHT, ROW_WEIGHT] = [3.2, 1.6];
/** Rows that make a price list. */
const MIN_ROWS = 3;
const MAX_LENGTH = 90;
/** What may follow the price of a row: "per person". */
const MAX_TAIL_WORDS = 3;
/** Units of a quantity before the name: "1/4 l", "0,5 lt.", "2 x". */
const UNITS: ReadonlySet<string> = new Set(['l', 'lt', 'cl', 'dl', 'ml', 'kg', 'g', 'gr', 'fl', 'gl', 'st', 'stk', 'x']);

/**
 * What price lists name: the menu entries of pages that are one ("Drinks"), or else lines and table rows of a name and its price, several
 * one below the other.
 */
export function pricedRows(model: SiteModel): OfferCandidate[] {
  return model.pages.flatMap((read) => {
    const rows = rowsOf(read);
    const entry = rows.length > 0 ? entryOf(read.page, model.home?.page) : null;
    return entry ? [entry] : rows;
  });
}

function rowsOf({ page, sections }: PageModel): OfferCandidate[] {
  // A home page shows a few prices; what they are for is named elsewhere.
  if (FIRM_PAGES.has(page.type) || page.type === 'home') return [];
  return sections.flatMap(({ blocks }) => {
    const rows = blocks.flatMap((block) => {
      const name = nameOf(block);
      return name === '' ? [] : [{ block, name }];
    });
    if (rows.length < MIN_ROWS) return [];
    return rows.map(({ block, name }) =>
      offerCandidate({
        name,
        weight: ROW_WEIGHT,
        kind: page.type === 'services' || page.type === 'service' ? 'service' : 'product',
        quote: { page, selector: block.selector, text: block.text },
        price: PRICE.exec(block.text)?.[0] ?? '',
        source: 'price list',
      }),
    );
  });
}

/** The menu entry that leads to a page of products, where it says more than that it does: "Drinks", not "Menu" or "Prices". */
function entryOf(page: Page, home: Page | undefined): OfferCandidate | null {
  const link = home?.links.find(({ href, hidden, region, text }) => !hidden && region === 'nav' && href === page.url && text !== '');
  const kind = kindOfHeading(link?.text ?? '');
  if (!home || !link || page.type === 'home' || (kind !== null && kind !== 'products') || hasTerm(link.text, 'offer-labels', 'price-list'))
    return null;
  return offerCandidate({
    name: link.text,
    weight: ENTRY_WEIGHT,
    kind: 'product',
    quote: { page: home, selector: link.selector, text: link.text },
    url: page.url,
    source: 'menu',
  });
}

/** The name in a row of a price list; '' when it is none. */
function nameOf({ tag, text }: TextBlock): string {
  const price = text.length <= MAX_LENGTH && !isHeadingTag(tag) ? PRICE.exec(text) : null;
  if (!price || price.index === 0 || splitWords(text.slice(price.index + price[0].length)).length > MAX_TAIL_WORDS) return '';
  const name = offerLabel(withoutQuantity(text));
  return readsLikeSlogan(name) || isBareUnit(name, text) ? '' : name;
}

/** Whether a row counts something and names nothing: "30 minutes 55 €". */
const isBareUnit = (name: string, text: string): boolean => hasNumber(text.charAt(0)) && text.split(' ')[1] === name && !isUnspaced(name);

/** Without the numbers and the unit that a text begins with. */
function withoutQuantity(text: string): string {
  const words = text.split(' ');
  const numbers = words.findIndex((word) => hasLetter(word));
  const isUnit = numbers > 0 && UNITS.has(foldWords(words[numbers] ?? ''));
  return words.slice(isUnit ? numbers + 1 : Math.max(0, numbers)).join(' ');
}
