import { defineAudit } from '../define-audit.ts';
import { isReadWhole, missingFromBody, visible } from '../evidence.ts';
import { withoutFragment } from '../url-parts.ts';

export const deadEndPage = defineAudit('ux/dead-end-page', {
  applies: (page) => isReadWhole(page) && page.type !== 'home',
  check: (page) => {
    const own = withoutFragment(page.url);
    return visible(page.links).some((link) => link.internal && link.href !== own)
      ? null
      : missingFromBody(page, 'link to another page of the site');
  },
});
