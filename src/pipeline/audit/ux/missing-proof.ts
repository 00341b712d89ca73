import { defineAudit } from '../define-audit.ts';
import { ifSeen, isReadWhole, readingOf } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

export const missingProof = defineAudit('ux/missing-proof', {
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
