import type { Site } from '#contracts/site.ts';
import { defineSiteAudit } from '../define-audit.ts';
import { crawledPages, ifSiteSeen } from '../evidence.ts';
import { hasPageOrLink } from '../link-words.ts';

/** Analytics services that work without cookies and do not recognize visitors. */
const COOKIELESS = [
  ...['plausible', 'fathom', 'simple analytics', 'simpleanalytics', 'umami', 'goatcounter', 'cloudflare', 'matomo', 'pirsch'],
  'counter.dev',
];

export const trackersWithoutConsent = defineSiteAudit('content/trackers-without-consent', {
  applies: (site) => trackersOf(site).length > 0,
  check: (site) => {
    const [first, ...others] = trackersOf(site);
    if (!first || site.functions.some(({ kind }) => kind === 'consent') || hasPageOrLink(site, [], 'consent-link')) return null;
    return {
      selector: first.selector,
      snippet: first.snippet || first.provider,
      lookedIn: `scripts and links of ${crawledPages(site)}: no consent tool`,
      ...ifSiteSeen(site),
      count: others.length + 1,
      more: others.map(({ provider, selector }) => provider || selector),
    };
  },
});

function trackersOf(site: Site) {
  return site.functions.filter(
    ({ kind, provider }) => kind === 'tracking' && !COOKIELESS.some((name) => provider.toLowerCase().includes(name)),
  );
}
