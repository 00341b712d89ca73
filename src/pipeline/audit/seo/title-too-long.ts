import { defineAudit } from '../define-audit.ts';
import { textWidth } from '../text-width.ts';

/** A desktop result shows about 600 pixels, some 60 to 70 letters; what is longer is cut for certain. */
const MAX_TITLE_WIDTH = 70;

export const titleTooLong = defineAudit('seo/title-too-long', {
  applies: (page) => (page.title ?? '').trim() !== '',
  check: ({ title }) => {
    const text = (title ?? '').trim();
    const width = textWidth(text);
    if (width <= MAX_TITLE_WIDTH) return null;
    return { selector: 'head > title', snippet: text, title: `The title is longer than a search result shows (${width} characters)` };
  },
});
