import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { titleParts } from '../name/name-parts.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';

const LANDING_WEIGHT = 4;
const MAX_WORDS = 5;
/** A landing page is the only page, but for legal notes. */
const MAX_PAGES = 2;

/**
 * The product of a landing page: a part of its title besides the business's name that the page repeats as a line of its own, where the
 * page asks a price and lets visitors buy.
 */
export function landingProduct({ home, pages }: SiteModel, businessName: string): OfferCandidate[] {
  const page = home?.page;
  const others = pages.filter((other) => other.page !== page && other.page.type !== 'legal');
  if (!page?.title || others.length >= MAX_PAGES || page.prices.length === 0) return [];
  if (!page.callsToAction.some(({ kind }) => kind === 'buy' || kind === 'book')) return [];
  const own = foldWords(businessName);
  const lines = new Set(page.blocks.filter(({ hidden }) => !hidden).map(({ text }) => foldWords(text)));
  return titleParts(page.title).flatMap((part) => {
    const name = offerLabel(part);
    const isName = name !== '' && countWords(name) <= MAX_WORDS && !readsLikeSlogan(name) && foldWords(name) !== own;
    if (!isName || !lines.has(foldWords(part))) return [];
    return [
      offerCandidate({
        name,
        weight: LANDING_WEIGHT,
        kind: 'product',
        quote: { page, selector: 'title', text: page.title ?? '' },
        description: page.description ?? '',
        price: page.prices[0]?.text ?? '',
        url: page.url,
        source: 'landing page',
      }),
    ];
  });
}
