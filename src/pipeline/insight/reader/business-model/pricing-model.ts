import type { Claim } from '#contracts/evidence.ts';
import { partsWithTerm } from '#lexicon/parts-with-term.ts';
import { ownPrices } from '../../../site-model/own-prices.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, notFound, type Quote } from '../../evidence.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';

/** What is reported, by group of terms. */
const KINDS: readonly (readonly [string, string])[] = [
  ['Free', 'free'],
  ['Subscription', 'subscription'],
  ['Membership fee', 'membership'],
  ['Donations', 'donations'],
  ['Quote on request', 'quote'],
  ['Tickets or entry fee', 'tickets'],
];
/** From this number of prices on they are the model. */
const MIN_PRICES = 3;
const MAX_SHOWN = 4;
const MAX_KINDS = 2;

/** How it charges: prices as shown, else what the texts say (free, subscription, quote, fees, donations). */
export function findPricingModel(model: SiteModel): Claim {
  const pages = model.pages.filter(({ page }) => page.type !== 'legal' && page.type !== 'article');
  const prices = pages.flatMap(({ page }) => ownPrices(page).map((price) => ({ page, price })));
  const said = KINDS.flatMap(([name, group]) => {
    const quote = firstQuote(pages, group);
    return quote ? [{ name, quote }] : [];
  });
  if (prices.length >= MIN_PRICES) {
    const texts = [...new Set(prices.map(({ price }) => price.text))];
    const kind = said.some(({ name }) => name === 'Subscription') ? 'Prices by plan' : 'Fixed prices shown';
    const text = `${kind}: ${texts.slice(0, MAX_SHOWN).join(', ')}${texts.length > MAX_SHOWN ? ' ...' : ''}`;
    const quotes = prices.slice(0, 3).map(({ page, price }) => ({ page, selector: price.selector, text: price.context || price.text }));
    return { ...makeClaim({ text, kind: 'observed', confidence: CONFIDENCE.labeled, quotes }), id: 'pricing-1' };
  }
  const named = said.slice(0, MAX_KINDS);
  if (named.length === 0)
    return { ...notFound('No prices and no word on pricing', 'prices and pricing words on all pages read'), id: 'pricing-1' };
  const text = named.map(({ name }) => name).join('; ');
  return {
    ...makeClaim({ text, kind: 'inferred', confidence: CONFIDENCE.mentioned, quotes: named.map(({ quote }) => quote) }),
    id: 'pricing-1',
  };
}

function firstQuote(pages: SiteModel['pages'], group: string): Quote | null {
  for (const { page, content } of pages) {
    const [block] = partsWithTerm(content, 'pricing-models', group);
    if (block) return { page, selector: block.selector, text: block.text };
  }
  return null;
}
