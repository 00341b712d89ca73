import type { ActionClaim, ContactClaim, Offer, TrustSignal } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import { at } from './bakery-pages.ts';
import { profileOf } from './empty-profile.ts';

let claims = 0;
const claim = (text: string, path: string, snippet = text, kind: Claim['kind'] = 'observed'): Claim => {
  claims += 1;
  return {
    id: `claim-${claims}`,
    text,
    kind,
    confidence: 0.9,
    evidence: snippet === '' ? [] : [{ url: at(path), selector: 'main > p', snippet }],
  };
};
const offer = (name: string, description: string, price: string): Offer => ({ ...claim(name, '/'), description, price, url: '' });
const trust = (trustKind: TrustSignal['trustKind'], text: string, path: string, author = ''): TrustSignal => ({
  ...claim(text, path),
  trustKind,
  author,
});
const cta = (text: string, href: string, pages: number): ActionClaim => ({ ...claim(text, '/'), href, pages });
const contact = (contactKind: ContactClaim['contactKind'], text: string): ContactClaim => ({ ...claim(text, '/order'), contactKind });

/** For tests: what is known of the bakery. */
export const PROFILE = profileOf({
  businessName: claim('Mill Bread', '/'),
  industry: {
    claim: claim('Bakery and patisserie', '/'),
    candidates: [
      {
        id: 'bakery',
        label: 'Bakery and patisserie',
        sector: 'food-drink',
        sectorLabel: 'Food and drink',
        schemaOrg: 'Bakery',
        naics: '311811',
        confidence: 0.9,
      },
    ],
  },
  businessModel: { ...claim('Shop', '/'), modelId: 'shop' },
  primaryPurpose: claim('Mill Bread bakes sourdough with grain from the mill next door in Mainz.', '/'),
  targetAudiences: [claim('Cafes and restaurants', '/', 'We deliver to cafes and restaurants before six in the morning.')],
  products: [
    offer('Sourdough loaf', 'Rests for 24 hours and keeps fresh for a week.', '6.50 €'),
    offer('Rye bread', 'Dark, moist, with a hard crust.', '5.20 €'),
  ],
  valuePropositions: [claim('Mill Bread bakes sourdough with grain from the mill next door in Mainz.', '/')],
  uniqueSellingPoints: [claim('All grain comes from fields within 20 km.', '/about')],
  pricingModel: claim('Prices shown', '/breads', '6.50 €', 'inferred'),
  geographies: [claim('Mainz', '/', 'Mill Bread bakes sourdough with grain from the mill next door in Mainz.')],
  brandTone: {
    words: ['warm', 'plain'],
    claim: claim('warm', '/'),
    measures: { wordsPerSentence: 11, youShare: 0.02, weShare: 0.02, exclamationsPer1000Words: 0, readingEase: 70 },
  },
  trustSignals: [
    trust('testimonials', 'The only bread my guests ask about.', '/'),
    trust('years-in-business', 'The Weber family has baked here since 1987, now in the third generation.', '/about'),
    { ...trust('awards', 'Award-winning', '/'), kind: 'unknown', evidence: [] },
  ],
  callsToAction: [cta('Order your bread', at('/order'), 3), cta('See all breads', at('/breads'), 1)],
  contacts: [contact('phone', '06131 555 010'), contact('email', 'brot@muehlenbrot.test'), contact('address', 'Mühlweg 4, Mainz')],
  socialHandles: [{ ...claim('Instagram', '/'), platform: 'instagram', url: 'https://www.instagram.com/muehlenbrot' }],
});
