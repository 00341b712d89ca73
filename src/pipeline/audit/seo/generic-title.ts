import { foldText } from '#text/normalize.ts';
import { defineAudit } from '../define-audit.ts';
import { ifSeen } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

/** Titles that name nothing: defaults of editors and frameworks, and bare words for a page's place. */
export const genericTitle = defineAudit('seo/generic-title', {
  severity: 'medium',
  weight: 2,
  title: 'Titles name the page and the business',
  problem: 'The title says nothing specific about this business',
  why: 'In search results or a row of tabs, people cannot tell whose page it is or what it offers.',
  fix: 'Name what the page offers, then the business.',
  source: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
  applies: (page) => (page.title ?? '').trim() !== '',
  check: (page) => {
    const title = foldText(page.title ?? '');
    return hasPageLabel(title, 'generic-title') ? { selector: 'head > title', snippet: title, ...ifSeen(page) } : null;
  },
});
