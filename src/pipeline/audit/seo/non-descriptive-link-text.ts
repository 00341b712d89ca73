import { defineAudit } from '../define-audit.ts';
import { issueFrom, visible } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

export const nonDescriptiveLinkText = defineAudit('seo/non-descriptive-link-text', {
  check: (page) => {
    const vague = visible(page.links).filter((link) => hasPageLabel(link.text, 'vague-link'));
    const issue = issueFrom(vague.map(({ selector, text, href }) => ({ selector, snippet: text, href })));
    return issue && { ...issue, fix: `Name the link's target instead of “${issue.snippet?.trim()}”.` };
  },
});
