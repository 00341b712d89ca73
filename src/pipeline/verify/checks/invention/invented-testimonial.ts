import { inventedQuotes } from '../../compare/inventions.ts';
import { type Draft, defineCheck } from '../../define-check.ts';

export const inventedTestimonial = defineCheck({
  id: 'invented-testimonial',
  area: 'invention',
  title: 'No testimonial is invented',
  why: 'An invented testimonial deceives customers, and laws against unfair competition forbid it.',
  red: 'A quotation of the new site is neither on the old one nor the owner’s.',
  check: (comparison) =>
    inventedQuotes(comparison).map(
      ({ page, quote: { quote, author, selector } }): Draft => ({
        ...{ status: 'invented', page: comparison.pathOf(page), element: selector, new: author ? `${quote} (${author})` : quote },
        fix: [{ label: 'Testimonial', text: quote }, ...(author ? [{ label: 'Author', text: author }] : [])],
        why: 'Nobody said this on today’s site, and the owner did not give it.',
      }),
    ),
});
