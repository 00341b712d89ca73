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
  severity: 'medium',
  weight: 2,
  effort: 'medium',
  title: 'Tracking comes with a consent tool',
  problem: 'Tracking without a consent tool',
  why: 'In the EU and the UK, visitors must agree before they are tracked.',
  fix: 'Load the tracker only after consent, or use analytics that need none. A consent tool that a script adds later may not have been detected.',
  source: 'https://eur-lex.europa.eu/eli/dir/2002/58/2009-12-19',
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
