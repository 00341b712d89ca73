import type { Quote } from '../../evidence.ts';

/** Something that may be offered, with how strong its place is as proof (1 weak to 6 declared). */
export type OfferCandidate = {
  name: string;
  weight: number;
  kind: 'service' | 'product';
  quote: Quote;
  description: string;
  price: string;
  url: string;
  /** Where it was found: `heading`, `list`, `menu` ... An offer found in several kinds of places gains. */
  source: string;
};

/** A candidate; a service without description, price and URL unless given. */
export function offerCandidate(
  found: Pick<OfferCandidate, 'name' | 'weight' | 'quote' | 'source'> & Partial<OfferCandidate>,
): OfferCandidate {
  return { kind: 'service', description: '', price: '', url: '', ...found };
}
