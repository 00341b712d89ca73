import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

/** More different targets than this in header and menu cannot be taken in at a glance. */
const MAX_LINKS = 40;

export const largeNavigation = defineAudit('ux/large-navigation', {
  severity: 'low',
  effort: 'medium',
  siteWide: true,
  title: 'The menu can be scanned at a glance',
  problem: 'Header and menu contain very many links',
  why: 'In a long menu people do not find what they came for.',
  fix: 'Group the menu into a few items by what visitors want, and move the rest to the pages.',
  source: 'https://www.nngroup.com/articles/menu-design/',
  check: (page) => {
    const links = visible(page.links).filter(({ region, internal }) => internal && (region === 'nav' || region === 'header'));
    const targets = new Set(links.map(({ href }) => href));
    const [first] = links;
    return first && targets.size > MAX_LINKS
      ? { selector: first.selector, snippet: `${targets.size} different links, starting with “${first.text}”` }
      : null;
  },
});
