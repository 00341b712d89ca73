import type { Page } from '#contracts/page.ts';
import { splitWords } from '#text/segment.ts';
import { declaredText } from '../../../site-model/declared-entities.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';
import { kindOfHeading } from './section-kinds.ts';

const OFFERING_PAGES: ReadonlySet<string> = new Set(['service', 'services', 'product', 'products']);

/**
 * The pages that are about one offer among others: another page links to each by a name that its first heading or title repeats. What
 * their headings and lists say details that offer. A link named "Services" or "Menu" leads to a list of offers, and a single such page
 * may be one.
 */
export function detailPages({ pages, declared }: SiteModel): ReadonlySet<Page> {
  const found = pages
    .map(({ page }) => page)
    .filter(
      (page) =>
        OFFERING_PAGES.has(page.type) &&
        (page.type === 'service' || page.type === 'product' || pages.some((other) => names(other.page, page))),
    );
  return new Set([...(found.length > 1 ? found : []), ...declaredPages(declared)]);
}

/** Inner pages whose structured data declares one service or product and names the page as its address. */
function declaredPages(declared: SiteModel['declared']): Page[] {
  const offers = declared.filter(({ types }) => types.some((type) => OFFER_TYPES.has(type)));
  return offers.flatMap((offer) => {
    const { page } = offer;
    const isOnly = offers.filter((other) => other.page === page).length === 1;
    return isOnly && page.type !== 'home' && declaredText(offer, 'url')?.text === page.url ? [page] : [];
  });
}

const OFFER_TYPES: ReadonlySet<string> = new Set(['Service', 'Product', 'Course']);

/** Whether a page links to another one by the name of an offer that the other one is about. */
function names(from: Page, to: Page): boolean {
  const heading = to.headings.find(({ hidden, text }) => !hidden && text !== '')?.text ?? '';
  const own = new Set(splitWords(`${heading} ${to.title ?? ''}`));
  const isName = (text: string) =>
    kindOfHeading(text) === null && offerLabel(text) !== '' && !readsLikeSlogan(text) && splitWords(text).every((word) => own.has(word));
  return from !== to && from.links.some(({ href, hidden, text }) => href === to.url && !hidden && isName(text));
}
