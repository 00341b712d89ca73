import { definePagesAudit } from '../define-audit.ts';
import { sharedIssues } from '../shared-issues.ts';
import { addressKey, groupsBy } from '../site-pages.ts';

/** Fewer words are the shell of a page rather than its content. */
const MIN_WORDS = 30;

export const duplicateContent = definePagesAudit('seo/duplicate-content', {
  applies: (page) => page.wordCount >= MIN_WORDS && page.textHash !== '',
  check: (pages) =>
    groupsBy(pages, (page) => page.textHash)
      .filter((group) => new Set(group.map((page) => addressKey(page.canonical ?? page.url))).size > 1)
      .flatMap((group) => sharedIssues(group, (page) => page.blocks[0]?.text ?? page.title ?? page.path, '')),
});
