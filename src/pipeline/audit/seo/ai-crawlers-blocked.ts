import { closesSiteTo } from '../../crawl/robots-groups.ts';
import { defineSiteAudit } from '../define-audit.ts';

/**
 * Crawlers that fetch pages for answers of AI search, by the names their operators publish. Those that only collect texts for training
 * (GPTBot, ClaudeBot, Google-Extended) are left out: blocking them costs no visitor.
 */
const AI_SEARCH_AGENTS = ['OAI-SearchBot', 'ChatGPT-User', 'PerplexityBot', 'Perplexity-User', 'Claude-SearchBot', 'Claude-User'];

export const aiCrawlersBlocked = defineSiteAudit('seo/ai-crawlers-blocked', {
  applies: (site) => site.robots.status === 200 && !closesSiteTo('*', site.robots.text),
  check: ({ robots }) => {
    const closed = AI_SEARCH_AGENTS.filter((agent) => closesSiteTo(agent, robots.text));
    const [first, ...more] = closed.map((agent) => `User-agent: ${agent}`);
    return first === undefined ? null : { snippet: first, lookedIn: robots.url, count: closed.length, more };
  },
});
