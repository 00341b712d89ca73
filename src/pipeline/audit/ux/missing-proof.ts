import { defineAudit } from '../define-audit.ts';
import { ifSeen, isReadWhole, readingOf } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

export const missingProof = defineAudit('ux/missing-proof', {
  severity: 'medium',
  weight: 2,
  effort: 'medium',
  title: 'The home page shows proof',
  problem: 'No proof was found on the home page',
  why: "Strangers trust other customers, numbers and certificates more than the business's own claims.",
  fix: 'Show real testimonials, clients, certificates or years in business near the first call to action. Invent nothing.',
  source: 'https://www.nngroup.com/articles/trustworthy-design/',
  applies: (page) => page.type === 'home' && isReadWhole(page),
  check: (page) => {
    const found =
      page.quotes.length > 0 ||
      page.structuredData.some(({ types }) => types.some((type) => type.includes('Review') || type.includes('AggregateRating'))) ||
      page.blocks.some(({ text }) => hasPageLabel(text, 'proof')) ||
      page.images.some(({ alt }) => alt !== null && hasPageLabel(alt, 'proof'));
    return found ? null : { lookedIn: `quotations, ratings, headings, texts and images of ${readingOf(page)}`, ...ifSeen(page) };
  },
});
