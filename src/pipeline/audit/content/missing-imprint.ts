import type { Site } from '#contracts/site.ts';
import { defineSiteAudit } from '../define-audit.ts';
import { crawledPages, ifSiteSeen } from '../evidence.ts';
import { hasPageOrLink } from '../link-words.ts';

export const missingImprint = defineSiteAudit('content/missing-imprint', {
  severity: 'high',
  title: 'Sites from Germany and Austria have an imprint',
  problem: 'No imprint was found on a site that seems to be from Germany or Austria',
  why: 'The law there requires a business to identify itself on its site; competitors can send a costly formal warning.',
  fix: 'Publish an Impressum with name, address, contact details and register entry, linked from every page.',
  source: 'https://www.gesetze-im-internet.de/ddg/__5.html',
  applies: seemsGerman,
  check: (site) =>
    hasPageOrLink(site, [], 'imprint') ? null : { lookedIn: `titles and links of ${crawledPages(site)}`, ...ifSiteSeen(site) },
});

/** Written in German first, and under a domain of Germany or Austria. */
function seemsGerman(site: Site): boolean {
  return site.languages[0] === 'de' && ['de', 'at'].includes(site.host.split(':')[0]?.split('.').at(-1) ?? '');
}
