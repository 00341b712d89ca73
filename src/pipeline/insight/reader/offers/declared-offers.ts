import type { Reading } from '../../reading.ts';
import { declaredText } from '../facts/declared.ts';
import type { OfferCandidate } from './offer-candidate.ts';
import { offerLabel } from './offer-label.ts';

/** Services, products, courses and menu items that the structured data declares. */
export function declaredOffers(reading: Reading): OfferCandidate[] {
  const found: OfferCandidate[] = [];
  for (const entity of reading.declared) {
    const isProduct = entity.types.some((type) =>
      /^(Product|MenuItem|IndividualProduct|ProductGroup|Book|Vehicle|SoftwareApplication|MobileApplication|WebApplication)$/.test(type),
    );
    const isService = entity.types.some((type) =>
      /^(Service|Course|MedicalProcedure|MedicalTherapy|FinancialProduct|TouristTrip)$/.test(type),
    );
    const isOfferName = entity.types.includes('Offer') && !entity.data.itemOffered;
    if (!isProduct && !isService && !isOfferName) continue;
    const quote = declaredText(entity, 'name') ?? declaredText(entity, 'serviceType');
    const name = quote ? offerLabel(quote.text) : '';
    if (!quote || name === '') continue;
    found.push({
      name,
      weight: 6,
      kind: isProduct ? 'product' : 'service',
      quote,
      description: declaredText(entity, 'description')?.text ?? '',
      price: declaredText(entity, 'price')?.text ?? '',
      url: declaredText(entity, 'url')?.text ?? '',
      source: 'structured data',
    });
  }
  return found;
}
