import { foldText } from '#text/normalize.ts';
import { definePagesAudit } from '../define-audit.ts';
import { sharedIssues } from '../shared-issues.ts';
import { groupsBy } from '../site-pages.ts';

export const duplicateTitle = definePagesAudit('seo/duplicate-title', {
  severity: 'medium',
  weight: 2,
  title: 'Each page has its own title',
  problem: 'Another page has the same title',
  why: 'Pages with the same title look alike in search results, so people and search engines cannot tell which one answers their question.',
  fix: 'Name in each title what only this page offers.',
  readsContent: true,
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  check: (pages) =>
    groupsBy(pages, (page) => foldText(page.title ?? '').toLowerCase()).flatMap((group) =>
      sharedIssues(group, (page) => page.title ?? '', 'head > title'),
    ),
});
