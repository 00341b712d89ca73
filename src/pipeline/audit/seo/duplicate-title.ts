import { comparable } from '#text/words.ts';
import { definePagesAudit } from '../define-audit.ts';
import { sharedIssues } from '../shared-issues.ts';
import { groupsBy } from '../site-pages.ts';

export const duplicateTitle = definePagesAudit('seo/duplicate-title', {
  applies: (page) => (page.title ?? '').trim() !== '',
  check: (pages) =>
    groupsBy(pages, (page) => comparable(page.title ?? '')).flatMap((group) =>
      sharedIssues(group, (page) => page.title ?? '', 'head > title'),
    ),
});
