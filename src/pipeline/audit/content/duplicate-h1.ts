import type { Page } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { sharedIssues } from '../shared-issues.ts';
import { groupsBy } from '../site-pages.ts';

export const duplicateH1 = defineAudit({
  id: 'duplicate-h1',
  category: 'content',
  severity: 'low',
  weight: 1,
  effort: 'small',
  scope: 'pages',
  title: 'Each page has its own main heading',
  problem: 'Another page has the same main heading',
  why: 'Visitors who open the second page think that the click did nothing.',
  fix: 'Make the main heading say what only this page offers.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  check: (pages) => groupsBy(pages, (page) => foldText(h1Of(page)).toLowerCase()).flatMap((group) => sharedIssues(group, h1Of, 'h1')),
});

function h1Of(page: Page): string {
  return visible(page.headings).find(({ level, text }) => level === 1 && text.trim() !== '')?.text ?? '';
}
