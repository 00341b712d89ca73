import { declaredText } from '../../../site-model/declared-entities.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { findByTerms, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

/** "4.8 / 5" or three stars or more drawn. */
const RATING = /★{3,}|\b\d(?:[.,]\d)?\s*\/\s*5\b/u;

/** Ratings: declared aggregate ratings, stars, "4.8 / 5", numbers of reviews, review platforms. */
export const findReviews: TrustFinder = (model) => {
  const found: TrustFinding[] = [];
  for (const entity of model.declared.filter((one) => one.types.includes('AggregateRating'))) {
    const value = declaredText(entity, 'ratingValue');
    if (!value) continue;
    const count = declaredText(entity, 'reviewCount') ?? declaredText(entity, 'ratingCount');
    const text = `Rated ${value.text}${count ? ` by ${count.text}` : ''}`;
    found.push({ trustKind: 'reviews', text, confidence: CONFIDENCE.declared, quotes: [value] });
  }
  const pages = speakingPages(model);
  const said = findByTerms('reviews', pages, 'reviews', { except: 'not-reviews' });
  for (const { page, content } of pages) {
    const block = content.find(({ text }) => RATING.test(text) && !said.some((one) => one.text === text));
    if (block && said.length < 3)
      said.push({ trustKind: 'reviews', text: block.text, confidence: CONFIDENCE.stated, quotes: [quoteOf(page, block)] });
  }
  return [...found, ...said];
};
