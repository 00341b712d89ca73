import type { Page } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { definePagesAudit } from '../define-audit.ts';
import { mainHeading } from '../evidence.ts';
import { sharedIssues } from '../shared-issues.ts';
import { groupsBy } from '../site-pages.ts';

export const duplicateH1 = definePagesAudit('content/duplicate-h1', {
  check: (pages) => groupsBy(pages, (page) => foldText(h1Of(page)).toLowerCase()).flatMap((group) => sharedIssues(group, h1Of, 'h1')),
});

const h1Of = (page: Page) => mainHeading(page)?.text ?? '';
