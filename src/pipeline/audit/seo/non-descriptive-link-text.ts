import { defineAudit } from '../define-audit.ts';
import { issueFrom, visible } from '../evidence.ts';
import { isVaguePhrase } from '../vague-phrases.ts';

export const nonDescriptiveLinkText = defineAudit({
  id: 'non-descriptive-link-text',
  category: 'seo',
  severity: 'low',
  weight: 2,
  effort: 'small',
  scope: 'page',
  title: 'Links say where they lead',
  problem: 'A link does not say where it leads',
  why: 'Search engines and screen readers read link texts alone, without the words around them.',
  fix: 'Name in the link what is behind it.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text',
  check: (page) => {
    const vague = visible(page.links).filter((link) => isVaguePhrase(link.text));
    const issue = issueFrom(vague.map(({ selector, text, href }) => ({ selector, snippet: text, href })));
    return issue && { ...issue, fix: `Name in the link what is behind it instead of “${issue.snippet?.trim()}”.` };
  },
});
