import { defineSiteAudit } from '../define-audit.ts';
import { crawledPages } from '../evidence.ts';
import { hasPageOrLink } from '../link-words.ts';
import { whyNotReadInFull } from '../site-pages.ts';

export const missingContactPage = defineSiteAudit('ux/missing-contact-page', {
  check: (site) =>
    hasPageOrLink(site, ['contact'], 'contact-page')
      ? null
      : { lookedIn: `pages, titles and links of ${crawledPages(site)}`, unchecked: whyNotReadInFull(site) },
});
