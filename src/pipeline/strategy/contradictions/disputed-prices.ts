import type { BusinessProfile } from '#contracts/business.ts';
import type { Page } from '#contracts/page.ts';
import { oncePerObject } from '#text/memoize.ts';
import { comparable } from '#text/words.ts';

/** A price belongs to an offer that is named in the same block of at most this many characters. Design default. */
const MAX_CONTEXT_LENGTH = 140;

/** The prices of a page with few words around them, which are in compared form. */
const shortContexts = oncePerObject(({ prices }: Page) =>
  prices
    .filter(({ context }) => context.length <= MAX_CONTEXT_LENGTH)
    .map(({ text, amount, context }) => ({ text, amount, context: comparable(context) })),
);

/** The amount a page asks for an offer; null where it names none, or several (sizes, variants). */
function askedOn(page: Page, name: string): string | null {
  const near = shortContexts(page).filter(({ context }) => context.includes(comparable(name)));
  const amounts = new Set(near.map(({ amount, text }) => String(amount ?? text)));
  return amounts.size === 1 ? (near[0]?.text ?? null) : null;
}

/**
 * Offers for which the site asks different prices: in its own lists, or on two pages that name one price each. Maps the
 * name in compared form to the prices as written. Only the owner knows which one is right.
 */
export function disputedPrices(
  { services, products }: BusinessProfile,
  pages: readonly Page[],
): Map<string, { name: string; prices: string[] }> {
  const disputed = new Map<string, { name: string; prices: string[] }>();
  const offers = [...services, ...products].filter((offer) => offer.text.trim() !== '');
  for (const [key, same] of Map.groupBy(offers, (offer) => comparable(offer.text))) {
    // The owner has said it.
    if (same.some(({ by }) => by === 'owner')) continue;
    const name = same[0]?.text ?? '';
    const written = same.map((offer) => offer.price).filter((price) => price !== '');
    const shown = written.length > 0 ? pages.flatMap((page) => askedOn(page, name) ?? []) : [];
    const digits = (price: string) => price.replace(/[.,]00\b|\D/g, '');
    const prices = [...new Map([...written, ...shown].map((price) => [digits(price), price])).values()];
    if (prices.length > 1) disputed.set(key, { name, prices });
  }
  return disputed;
}
