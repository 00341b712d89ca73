import { defineSiteAudit } from '../define-audit.ts';
import { notFetched } from '../evidence.ts';

/** Informative: a site without the file lacks nothing. */
export const missingLlmsTxt = defineSiteAudit('seo/missing-llms-txt', {
  severity: 'low',
  title: 'The llms.txt starts with a title',
  problem: 'The llms.txt does not start with a title',
  why: 'The file is a proposal that few AI assistants read; those that do expect Markdown that starts with the name of the site.',
  fix: 'Start the file with a line such as “# Name of the business”, or remove the file.',
  source: 'https://llmstxt.org/',
  applies: ({ llmsTxt, llmsTxtStart }) => llmsTxt === null || llmsTxtStart !== undefined,
  check: ({ llmsTxt, llmsTxtStart = '', url }) => {
    const address = new URL('/llms.txt', url).href;
    if (llmsTxt === null) return notFetched(address);
    const first = llmsTxtStart.replace('\uFEFF', '').trimStart().split('\n', 1)[0] ?? '';
    return /^#\s+\S/.test(first) ? null : { snippet: first.trim() || 'empty', lookedIn: address };
  },
});
