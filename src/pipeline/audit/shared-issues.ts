import type { Page } from '#contracts/page.ts';
import type { PageIssue } from './define-audit.ts';
import { ifSeen } from './evidence.ts';
import { MAX_MORE, pathOf } from './run-audit.ts';

/** One issue for each page of a group that shares something: the shared words as snippet, the other pages as further cases. */
export function sharedIssues(group: Page[], snippetOf: (page: Page) => string, selector: string): PageIssue[] {
  // The report keeps only a few of the others; one more, as the page itself may be among them.
  const some = group.slice(0, MAX_MORE + 1);
  return group.map((page) => ({
    page,
    selector,
    snippet: snippetOf(page),
    count: group.length,
    more: some.filter((other) => other !== page).map((other) => pathOf(other.url)),
    ...ifSeen(page),
  }));
}
