import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

export const altSaysImage = defineAudit('accessibility/alt-says-image', {
  severity: 'low',
  title: 'Alt text starts with what the image shows',
  problem: "An image's alt text starts with “image of”",
  why: 'Screen readers already announce it as an image, so people hear it twice.',
  fix: 'Leave out “image of” and start with what the image shows.',
  source: 'https://www.w3.org/WAI/tutorials/images/tips/',
  applies: (page) => visible(page.images).some(({ alt }) => (alt ?? '').trim() !== ''),
  check: (page) =>
    visible(page.images)
      .filter(({ alt }) => hasPageLabel(alt ?? '', 'says-image'))
      .map(({ selector, alt }) => ({ selector, snippet: alt ?? '' })),
});
