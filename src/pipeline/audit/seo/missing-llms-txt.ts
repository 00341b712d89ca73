import { defineSiteAudit } from '../define-audit.ts';
import { notFetched } from '../evidence.ts';

/** Informative: a site without the file lacks nothing. */
export const missingLlmsTxt = defineSiteAudit('seo/missing-llms-txt', {
  applies: ({ llmsTxt, llmsTxtStart }) => llmsTxt === null || llmsTxtStart !== undefined,
  check: ({ llmsTxt, llmsTxtStart = '', url }) => {
    const address = new URL('/llms.txt', url).href;
    if (llmsTxt === null) return notFetched(address);
    const first = llmsTxtStart.replace('\uFEFF', '').trimStart().split('\n', 1)[0] ?? '';
    return first.startsWith('# ') && first.trim().length > 1 ? null : { snippet: first.trim() || 'empty', lookedIn: address };
  },
});
