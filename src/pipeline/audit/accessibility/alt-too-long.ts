import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

/** Longer descriptions belong into the text: they cannot be paused or read word by word in alt. */
const MAX_ALT_LENGTH = 200;

export const altTooLong = defineAudit('accessibility/alt-too-long', {
  applies: (page) => visible(page.images).some(({ alt }) => (alt ?? '').trim() !== ''),
  check: (page) =>
    visible(page.images)
      .filter(({ alt }) => (alt ?? '').length > MAX_ALT_LENGTH)
      .map(({ selector, alt }) => ({ selector, snippet: alt ?? '' })),
});
