import type { Site } from '#contracts/site.ts';
import { defineSiteAudit } from '../define-audit.ts';
import { crawledPages, ifSiteSeen } from '../evidence.ts';
import { hasPageOrLink } from '../link-words.ts';

export const missingImprint = defineSiteAudit('content/missing-imprint', {
  applies: seemsGerman,
  check: (site) =>
    hasPageOrLink(site, [], 'imprint') ? null : { lookedIn: `titles and links of ${crawledPages(site)}`, ...ifSiteSeen(site) },
});

/** Written in German first, and under a domain of Germany or Austria. */
function seemsGerman(site: Site): boolean {
  return site.languages[0] === 'de' && ['de', 'at'].includes(site.host.split(':')[0]?.split('.').at(-1) ?? '');
}
