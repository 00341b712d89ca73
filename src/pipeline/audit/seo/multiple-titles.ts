import { defineAudit } from '../define-audit.ts';

export const multipleTitles = defineAudit('seo/multiple-titles', {
  applies: (page) => page.titleCount > 0,
  check: (page) =>
    page.titleCount > 1
      ? { selector: 'head > title', snippet: page.title ?? '', count: page.titleCount, lookedIn: `head: ${page.titleCount} title elements` }
      : null,
});
