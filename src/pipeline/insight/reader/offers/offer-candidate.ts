import type { Quote } from '../../evidence.ts';

/** Something that may be offered, with how strongly its place says so (1 weak to 6 declared). */
export type OfferCandidate = {
  name: string;
  weight: number;
  kind: 'service' | 'product';
  quote: Quote;
  description: string;
  price: string;
  url: string;
  /** Where it was found: `service page`, `heading under "Our services"` ... */
  source: string;
};
