import { foldText } from '#text/normalize.ts';
import { definePagesAudit } from '../define-audit.ts';
import { sharedIssues } from '../shared-issues.ts';
import { groupsBy } from '../site-pages.ts';

export const duplicateMetaDescription = definePagesAudit('seo/duplicate-meta-description', {
  severity: 'low',
  weight: 2,
  title: 'Each page has its own meta description',
  problem: 'Another page has the same meta description',
  why: 'A description that fits every page does not tell people which one to open.',
  fix: 'Describe what only this page offers.',
  readsContent: true,
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  check: (pages) =>
    groupsBy(pages, (page) => foldText(page.description ?? '').toLowerCase()).flatMap((group) =>
      sharedIssues(group, (page) => page.description ?? '', 'head > meta[name="description"]'),
    ),
});
