import type { Page } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { definePagesAudit } from '../define-audit.ts';
import { mainHeading } from '../evidence.ts';
import { sharedIssues } from '../shared-issues.ts';
import { groupsBy } from '../site-pages.ts';

export const duplicateH1 = definePagesAudit('content/duplicate-h1', {
  severity: 'low',
  title: 'Each page has its own main heading',
  problem: 'Another page has the same main heading',
  why: 'Visitors who open the second page think that the click did nothing.',
  fix: 'Make the main heading say what only this page offers.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  check: (pages) => groupsBy(pages, (page) => foldText(h1Of(page)).toLowerCase()).flatMap((group) => sharedIssues(group, h1Of, 'h1')),
});

const h1Of = (page: Page) => mainHeading(page)?.text ?? '';
