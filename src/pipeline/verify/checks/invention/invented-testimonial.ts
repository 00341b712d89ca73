import { countWords } from '#text/segment.ts';
import { type Draft, defineCheck } from '../../define-check.ts';

/** Shorter words in quotation marks are a name or a phrase. */
const FEWEST_WORDS = 4;

export const inventedTestimonial = defineCheck({
  id: 'invented-testimonial',
  area: 'invention',
  title: 'No testimonial is invented',
  why: 'An invented testimonial deceives customers, and laws against unfair competition forbid it.',
  red: 'A quotation of the new site is neither on the old one nor the owner’s.',
  check: ({ judged, known, pathOf, texts }) => {
    const replaced = new Set(texts.flatMap(({ near }) => (near ? [near.text] : [])));
    return judged.flatMap((page): Draft[] =>
      page.quotes
        .filter(({ quote }) => countWords(quote) >= FEWEST_WORDS && !replaced.has(quote) && !known.texts.find(quote).isThere)
        .map(({ quote, author, selector }) => ({
          ...{ status: 'invented', page: pathOf(page), element: selector, new: author ? `${quote} (${author})` : quote },
          why: 'Nobody said this on today’s site, and the owner did not give it.',
        })),
    );
  },
});
