import type { Page, PagePrice, PageType } from '#contracts/page.ts';
import { countWords } from '#text/segment.ts';

/** Pages whose texts are about what is sold. */
const OF_OFFERS: ReadonlySet<PageType> = new Set(['pricing', 'product', 'products', 'service', 'services', 'booking', 'events', 'cart']);
/** A price is part of a line or a short sentence; a longer text tells of an amount that was won, raised or paid. */
const MAX_WORDS = 16;

/** The prices of a page that say what the business charges, as far as place and length of the text tell; amounts in stories are left out. */
export function ownPrices(page: Page): PagePrice[] {
  if (OF_OFFERS.has(page.type)) return page.prices;
  return page.prices.filter(({ context }) => countWords(context) <= MAX_WORDS);
}
