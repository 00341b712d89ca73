import { foldLetters } from '../sources/site-texts.ts';
import type { DrawContext } from './draw-context.ts';

/** Fewest entries that make a menu. */
const FEWEST = 3;

/** Tells whether a text is nothing but entries of today's menus, which were read as one line. */
export function menuMatcher({ input }: DrawContext): (text: string) => boolean {
  const inMenus = input.site.pages.flatMap(({ links }) => links.filter(({ region }) => region === 'nav' || region === 'header'));
  const labels = [...new Set([...inMenus, ...input.site.navigation].map(({ text }) => foldLetters(text)))];
  const sorted = labels.filter((label) => label.length > 1).toSorted((a, b) => b.length - a.length);
  return (text) => {
    let rest = foldLetters(text);
    let found = 0;
    for (const label of sorted) {
      const at = rest.indexOf(label);
      if (at < 0) continue;
      rest = rest.slice(0, at) + rest.slice(at + label.length);
      found += 1;
    }
    return found >= FEWEST && rest === '';
  };
}
