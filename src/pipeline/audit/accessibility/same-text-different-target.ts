import type { PageLink } from '#contracts/page.ts';
import { comparable } from '#text/words.ts';
import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';
import { addressKey } from '../site-pages.ts';
import { withoutFragment } from '../url-parts.ts';

export const sameTextDifferentTarget = defineAudit('accessibility/same-text-different-target', {
  check: (page) => {
    // "#" alone is a switch.
    const named = visible(page.links).filter(({ text, rawHref }) => text.trim() !== '' && rawHref !== '' && !rawHref.startsWith('#'));
    const byName = Map.groupBy(named, ({ text }) => comparable(text));
    const ambiguous = [...byName.values()]
      .filter((links) => links.length > 1)
      // Vague names are non-descriptive-link-text's.
      .map((links) => links.filter(({ text }) => !hasPageLabel(text, 'vague-link')))
      .filter((links) => new Set(links.map(targetOf)).size > 1);
    return ambiguous.map((links) => ({
      selector: links[0]?.selector ?? '',
      snippet: `${links[0]?.text}: ${[...new Set(links.map((link) => link.href))].join(', ')}`,
    }));
  },
});

/** Where a link leads, a named part of the page included. */
function targetOf(link: PageLink): string {
  return addressKey(link.href) + link.rawHref.slice(withoutFragment(link.rawHref).length);
}
