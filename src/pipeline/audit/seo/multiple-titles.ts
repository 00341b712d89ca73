import { defineAudit } from '../define-audit.ts';

export const multipleTitles = defineAudit('seo/multiple-titles', {
  severity: 'low',
  title: 'No page has more than one title element',
  problem: 'The head has more than one title element',
  why: 'HTML allows only one; which of them is shown is left to chance.',
  fix: 'Keep one title element in the head.',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
  applies: (page) => page.titleCount > 0,
  check: (page) =>
    page.titleCount > 1
      ? { selector: 'head > title', snippet: page.title ?? '', count: page.titleCount, lookedIn: `head: ${page.titleCount} title elements` }
      : null,
});
