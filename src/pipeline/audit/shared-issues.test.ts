import { describe, expect, it } from 'vitest';
import { testPage } from '#testing/audit-page.ts';
import { sharedIssues } from './shared-issues.ts';

describe('sharedIssues', () => {
  it('names ten of the other pages to each page and counts all', () => {
    const group = Array.from({ length: 30 }, (_, index) => testPage({ url: `https://example.com/${index}` }));
    const issues = sharedIssues(group, (page) => page.path, 'h1');
    expect(issues).toHaveLength(30);
    expect(issues[3]).toMatchObject({ snippet: '/3', selector: 'h1', count: 30 });
    for (const issue of issues) expect(issue.more?.slice(0, 10)).not.toContain(issue.page.path);
    expect(issues[3]?.more).toHaveLength(10);
  });
});
