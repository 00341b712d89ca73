import { getDomain } from 'tldts';
import { defineAudit } from '../define-audit.ts';

/** More foreign hosts than this each cost a connection of their own before anything arrives. */
const MAX_HOSTS = 8;
const LOADED = new Set(['script', 'stylesheet', 'iframe', 'font']);

export const manyThirdParties = defineAudit('performance/many-third-parties', {
  severity: 'low',
  effort: 'medium',
  title: 'Pages load files from few other sites',
  problem: 'The page loads files from many other sites',
  why: 'Every additional host costs a connection, can be slow or down, and learns about your visitors.',
  fix: 'Serve fonts and libraries from your own host, and remove services that nobody uses.',
  source: 'https://web.dev/articles/third-party-javascript',
  check: (page) => {
    const own = siteOf(page.url);
    const hosts = new Map<string, string>();
    for (const { kind, url, selector } of page.resources) {
      const host = LOADED.has(kind) && URL.canParse(url) ? new URL(url).hostname : '';
      if (host !== '' && siteOf(url) !== own && !hosts.has(host)) hosts.set(host, selector);
    }
    const [first, ...others] = [...hosts];
    return first && hosts.size > MAX_HOSTS
      ? { selector: first[1], snippet: first[0], count: hosts.size, more: others.map(([host]) => host) }
      : null;
  },
});

/** Registrable domain, sites under one shared host apart; the host itself where there is none. */
function siteOf(url: string): string {
  return getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname;
}
