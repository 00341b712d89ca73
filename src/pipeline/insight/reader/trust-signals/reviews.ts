import { declaredText } from '../facts/declared.ts';
import { findByWords, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const RATING =
  /\b\d(?:[.,]\d)?\s*(?:\/\s*5|out of 5|von 5|sur 5|de 5)\b|★{3,}|\b\d(?:[.,]\d)?[\s-]*(?:star|stars|sterne|étoiles|estrellas)\b(?!\s*hotel)|\b\d[\d.,]*\+?\s+(?:google |customer |verified |5-star |five-star )?(?:reviews|ratings|bewertungen|avis|reseñas|opiniones)\b|\b(?:trustpilot|proven expert|tripadvisor|capterra|g2 crowd|provenexpert)\b/i;

/** Ratings: declared aggregate ratings, stars, "4.8 / 5", review platforms. */
export const findReviews: TrustFinder = (reading) => {
  const found: TrustFinding[] = [];
  for (const entity of reading.declared.filter((one) => one.types.includes('AggregateRating'))) {
    const value = declaredText(entity, 'ratingValue');
    if (!value) continue;
    const count = declaredText(entity, 'reviewCount') ?? declaredText(entity, 'ratingCount');
    found.push({
      trustKind: 'reviews',
      text: `Rated ${value.text}${count ? ` by ${count.text}` : ''}`,
      confidence: 0.85,
      quotes: [value],
      author: '',
    });
  }
  return [...found, ...findByWords('reviews', speakingPages(reading), RATING, { limit: 3 })];
};
