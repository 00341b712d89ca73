import { defineAudit } from '../define-audit.ts';
import { textWidth } from '../text-width.ts';

/** Below this a description says hardly more than a title; above it results cut it (about 155 to 170 letters are shown). */
const MIN_WIDTH = 50;
const MAX_WIDTH = 200;

export const metaDescriptionLength = defineAudit('seo/meta-description-length', {
  applies: (page) => (page.description ?? '').trim() !== '',
  check: ({ description }) => {
    const text = (description ?? '').trim();
    const width = textWidth(text);
    if (width >= MIN_WIDTH && width <= MAX_WIDTH) return null;
    const long = width > MAX_WIDTH;
    return {
      selector: 'head > meta[name="description"]',
      snippet: text,
      title: long
        ? `The meta description is cut off in search results (${width} characters)`
        : `The meta description says little (${width} characters)`,
    };
  },
});
