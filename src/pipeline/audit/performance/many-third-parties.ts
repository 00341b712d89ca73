import { getDomain } from 'tldts';
import { defineAudit } from '../define-audit.ts';

/** More foreign hosts than this each cost a connection of their own before anything arrives. */
const MAX_HOSTS = 8;
const LOADED = new Set(['script', 'stylesheet', 'iframe', 'font']);

export const manyThirdParties = defineAudit('performance/many-third-parties', {
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
