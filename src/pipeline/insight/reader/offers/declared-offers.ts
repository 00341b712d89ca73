import { declaredText } from '../../../site-model/declared-entities.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel } from './offer-label.ts';

const PRODUCT_TYPES: ReadonlySet<string> = new Set([
  'Product',
  'MenuItem',
  'IndividualProduct',
  'ProductGroup',
  'Book',
  'Vehicle',
  'SoftwareApplication',
  'MobileApplication',
  'WebApplication',
]);
const SERVICE_TYPES: ReadonlySet<string> = new Set([
  'Service',
  'Course',
  'MedicalProcedure',
  'MedicalTherapy',
  'FinancialProduct',
  'TouristTrip',
]);
const DECLARED_WEIGHT = 6;

/** Services, products, courses and menu items that the structured data declares. */
export function declaredOffers(model: SiteModel): OfferCandidate[] {
  return model.declared.flatMap((entity) => {
    const isProduct = entity.types.some((type) => PRODUCT_TYPES.has(type));
    const isService = entity.types.some((type) => SERVICE_TYPES.has(type));
    const isOfferName = entity.types.includes('Offer') && !entity.data.itemOffered;
    const quote = declaredText(entity, 'name') ?? declaredText(entity, 'serviceType');
    const name = quote ? offerLabel(quote.text) : '';
    if (!(isProduct || isService || isOfferName) || !quote || name === '') return [];
    const text = (key: string) => declaredText(entity, key)?.text ?? '';
    return [
      offerCandidate({
        name,
        weight: DECLARED_WEIGHT,
        kind: isProduct ? 'product' : 'service',
        quote,
        description: text('description'),
        price: text('price'),
        url: text('url'),
        source: 'structured data',
      }),
    ];
  });
}
