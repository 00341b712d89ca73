import { defineSiteAudit } from '../define-audit.ts';
import { crawledPages } from '../evidence.ts';
import { hasPageOrLink } from '../link-words.ts';
import { whyNotReadInFull } from '../site-pages.ts';

const ABOUT_TYPES = ['about' as const, 'team' as const];

export const missingAboutPage = defineSiteAudit('content/missing-about-page', {
  // On a site of one page it may be a section without a link.
  applies: (site) => site.pages.length > 1,
  check: (site) =>
    hasPageOrLink(site, ABOUT_TYPES, 'about-page')
      ? null
      : { lookedIn: `pages, titles and links of ${crawledPages(site)}`, unchecked: whyNotReadInFull(site) },
});
