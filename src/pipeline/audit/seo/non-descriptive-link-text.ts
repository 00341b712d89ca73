import { defineAudit } from '../define-audit.ts';
import { issueFrom, visible } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

export const nonDescriptiveLinkText = defineAudit('seo/non-descriptive-link-text', {
  severity: 'low',
  weight: 2,
  title: 'Link texts say where they lead',
  problem: 'A link text does not say where it leads',
  why: 'Search engines and screen readers read link texts alone, without the words around them.',
  fix: "Name the link's target in its text.",
  readsContent: true,
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text',
  check: (page) => {
    const vague = visible(page.links).filter((link) => hasPageLabel(link.text, 'vague-link'));
    const issue = issueFrom(vague.map(({ selector, text, href }) => ({ selector, snippet: text, href })));
    return issue && { ...issue, fix: `Name the link's target instead of “${issue.snippet?.trim()}”.` };
  },
});
