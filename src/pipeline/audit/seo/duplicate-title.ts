import { foldText } from '#text/normalize.ts';
import { definePagesAudit } from '../define-audit.ts';
import { sharedIssues } from '../shared-issues.ts';
import { groupsBy } from '../site-pages.ts';

export const duplicateTitle = definePagesAudit('seo/duplicate-title', {
  check: (pages) =>
    groupsBy(pages, (page) => foldText(page.title ?? '').toLowerCase()).flatMap((group) =>
      sharedIssues(group, (page) => page.title ?? '', 'head > title'),
    ),
});
