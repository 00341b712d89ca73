import { defineSiteAudit } from '../define-audit.ts';

export const missingLlmsTxt = defineSiteAudit('seo/missing-llms-txt', {
  severity: 'low',
  title: 'The site has an llms.txt',
  problem: 'The site has no llms.txt',
  why: 'A proposed file that tells AI assistants in a few lines what the site offers; few of them read it so far.',
  fix: "If assistants matter to you, put a short llms.txt with the main pages at the site's root.",
  source: 'https://llmstxt.org/',
  applies: (site) => site.llmsTxt !== null && site.llmsTxt < 500,
  check: (site) => ((site.llmsTxt ?? 0) >= 400 ? { lookedIn: `${new URL('/llms.txt', site.url).href} (${site.llmsTxt})` } : null),
});
