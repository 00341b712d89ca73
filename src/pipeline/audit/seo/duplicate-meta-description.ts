import { comparable } from '#text/words.ts';
import { definePagesAudit } from '../define-audit.ts';
import { sharedIssues } from '../shared-issues.ts';
import { groupsBy } from '../site-pages.ts';

export const duplicateMetaDescription = definePagesAudit('seo/duplicate-meta-description', {
  applies: (page) => (page.description ?? '').trim() !== '',
  check: (pages) =>
    groupsBy(pages, (page) => comparable(page.description ?? '')).flatMap((group) =>
      sharedIssues(group, (page) => page.description ?? '', 'head > meta[name="description"]'),
    ),
});
