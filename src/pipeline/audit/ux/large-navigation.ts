import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

/** More different targets than this in header and menu cannot be taken in at a glance. */
const MAX_LINKS = 40;

export const largeNavigation = defineAudit('ux/large-navigation', {
  siteWide: true,
  check: (page) => {
    const links = visible(page.links).filter(({ region, internal }) => internal && (region === 'nav' || region === 'header'));
    const targets = new Set(links.map(({ href }) => href));
    const [first] = links;
    return first && targets.size > MAX_LINKS
      ? { selector: first.selector, snippet: `${targets.size} different links, starting with “${first.text}”` }
      : null;
  },
});
