import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

export const imageMissingDimensions = defineAudit('performance/image-missing-dimensions', {
  severity: 'low',
  weight: 3,
  title: 'Every image has width and height',
  problem: 'An image has no width or height',
  why: 'The browser reserves no space for it, so the text jumps when it loads.',
  fix: "Set the image's own width and height on the img element and let the style sheet scale it.",
  source: 'https://web.dev/articles/optimize-cls#images_without_dimensions',
  applies: (page) => visible(page.images).length > 0,
  check: (page) =>
    visible(page.images)
      .filter((image) => image.width === null || image.height === null)
      .map(({ selector, src }) => ({ selector, snippet: src })),
});
