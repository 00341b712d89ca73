import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

export const missingAlt = defineAudit('accessibility/missing-alt', {
  applies: (page) => visible(page.images).length > 0,
  check: (page) =>
    visible(page.images)
      .filter((image) => image.alt === null && !image.altExcused)
      .map(({ selector, src }) => ({ selector, snippet: src })),
});
