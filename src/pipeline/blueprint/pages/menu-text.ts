import type { Site } from '#contracts/site.ts';
import { memoize, oncePerObject } from '#text/memoize.ts';
import { foldLetters } from '../sources/site-texts.ts';

/** Fewest entries that make a menu. */
const FEWEST = 3;

/** Tells whether a text is nothing but entries of today's menus, which were read as one line. */
export const menuMatcher: (site: Site) => (text: string) => boolean = oncePerObject((site: Site) => {
  const inMenus = site.pages.flatMap(({ links }) => links.filter(({ region }) => region === 'nav' || region === 'header'));
  const labels = [...new Set([...inMenus, ...site.navigation].map(({ text }) => foldLetters(text)))];
  const sorted = labels.filter((label) => label.length > 1).toSorted((a, b) => b.length - a.length);
  return memoize((text) => {
    let rest = foldLetters(text);
    let found = 0;
    for (const label of sorted) {
      const at = rest.indexOf(label);
      if (at < 0) continue;
      rest = rest.slice(0, at) + rest.slice(at + label.length);
      found += 1;
    }
    return found >= FEWEST && rest === '';
  });
});
