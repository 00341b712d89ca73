import { defineSiteAudit } from '../define-audit.ts';
import { crawledPages } from '../evidence.ts';
import { hasPageOrLink } from '../link-words.ts';
import { whyNotReadInFull } from '../site-pages.ts';

export const missingContactPage = defineSiteAudit('ux/missing-contact-page', {
  severity: 'low',
  weight: 2,
  effort: 'medium',
  title: 'The site has a contact page',
  problem: 'No contact page was found',
  why: 'It is the page people look for when they want to reach you; not finding it costs trust.',
  fix: 'Add a page or section with all ways to reach you and link to it from every page.',
  source: 'https://www.nngroup.com/articles/contact-us-pages/',
  check: (site) =>
    hasPageOrLink(site, ['contact'], 'contact-page')
      ? null
      : { lookedIn: `pages, titles and links of ${crawledPages(site)}`, unchecked: whyNotReadInFull(site) },
});
