import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

/** Longer descriptions belong into the text: they cannot be paused or read word by word in alt. */
const MAX_ALT_LENGTH = 200;

export const altTooLong = defineAudit('accessibility/alt-too-long', {
  severity: 'low',
  title: 'Alt text is short',
  problem: "An image's alt text is very long",
  why: 'Screen readers read it in one go; people cannot pause or go back within it.',
  fix: 'Keep alt text to one sentence and move longer descriptions into the page text.',
  source: 'https://www.w3.org/WAI/tutorials/images/complex/',
  applies: (page) => visible(page.images).some(({ alt }) => (alt ?? '').trim() !== ''),
  check: (page) =>
    visible(page.images)
      .filter(({ alt }) => (alt ?? '').length > MAX_ALT_LENGTH)
      .map(({ selector, alt }) => ({ selector, snippet: alt ?? '' })),
});
