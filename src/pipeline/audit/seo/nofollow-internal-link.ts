import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';
import { pathWords } from '../url-parts.ts';

export const nofollowInternalLink = defineAudit('seo/nofollow-internal-link', {
  applies: (page) => page.links.some((link) => link.internal && !link.hidden),
  check: (page) =>
    visible(page.links)
      .filter(
        (link) =>
          link.internal && link.rel.toLowerCase().split(' ').includes('nofollow') && !hasPageLabel(pathWords(link.href), 'account-link'),
      )
      .map(({ selector, href, text }) => ({ selector, snippet: `${text} (${href})`.trim() })),
});
