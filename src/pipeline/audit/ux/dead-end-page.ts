import { defineAudit } from '../define-audit.ts';
import { isReadWhole, missingFromBody, visible } from '../evidence.ts';
import { withoutFragment } from '../url-parts.ts';

export const deadEndPage = defineAudit('ux/dead-end-page', {
  severity: 'medium',
  title: 'Every page links to other pages',
  problem: 'The page links to no other page of the site',
  why: 'After reading it, visitors can only leave.',
  fix: 'Add the menu and a link to the next useful page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  applies: (page) => isReadWhole(page) && page.type !== 'home',
  check: (page) => {
    const own = withoutFragment(page.url);
    return visible(page.links).some((link) => link.internal && link.href !== own)
      ? null
      : missingFromBody(page, 'link to another page of the site');
  },
});
