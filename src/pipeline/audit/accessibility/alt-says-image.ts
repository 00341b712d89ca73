import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

export const altSaysImage = defineAudit('accessibility/alt-says-image', {
  applies: (page) => visible(page.images).some(({ alt }) => (alt ?? '').trim() !== ''),
  check: (page) =>
    visible(page.images)
      .filter(({ alt }) => hasPageLabel(alt ?? '', 'says-image'))
      .map(({ selector, alt }) => ({ selector, snippet: alt ?? '' })),
});
