import { defineSiteAudit } from '../define-audit.ts';
import { notFetched } from '../evidence.ts';

export const missingLlmsTxt = defineSiteAudit('seo/missing-llms-txt', {
  severity: 'low',
  title: 'The site has an llms.txt',
  problem: 'The site has no llms.txt',
  why: 'A proposed file that tells AI assistants in a few lines what the site offers; few of them read it so far.',
  fix: "If assistants matter to you, put a short llms.txt with the main pages at the site's root.",
  source: 'https://llmstxt.org/',
  applies: ({ llmsTxt }) => (llmsTxt ?? 0) < 500,
  check: ({ llmsTxt, url }) => {
    const address = new URL('/llms.txt', url).href;
    if (llmsTxt === null) return notFetched(address);
    return llmsTxt >= 400 ? { lookedIn: `${address} (${llmsTxt})` } : null;
  },
});
