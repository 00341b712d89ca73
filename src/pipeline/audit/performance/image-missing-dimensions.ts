import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

export const imageMissingDimensions = defineAudit('performance/image-missing-dimensions', {
  applies: (page) => visible(page.images).length > 0,
  check: (page) =>
    visible(page.images)
      .filter((image) => image.width === null || image.height === null)
      .map(({ selector, src }) => ({ selector, snippet: src })),
});
