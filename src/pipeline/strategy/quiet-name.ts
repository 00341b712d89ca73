import type { Page } from '#contracts/page.ts';
import { oncePerObject } from '#text/memoize.ts';
import { foldText } from '#text/normalize.ts';
import { spoken } from '#text/spoken.ts';

/** The titles and headings of a site, in the case in which they are written. */
const headingsOf = oncePerObject((pages: readonly Page[]): readonly string[] =>
  pages.flatMap(({ title, headings }) => [title ?? '', ...headings.map(({ text }) => text)]).map(foldText),
);

/**
 * A name without the capitals that a menu shouts in, as a title or heading of the site writes it: `DEKORATIVE WANDGESTALTUNG` is `Dekorative
 * Wandgestaltung`. Without such a heading only a single word is said quietly: of several, capitals do not tell which are names.
 */
export function quietName(name: string, pages: readonly Page[]): string {
  if (spoken(name) === name) return name;
  const wanted = name.toLowerCase();
  for (const text of headingsOf(pages)) {
    const at = text.toLowerCase().indexOf(wanted);
    const found = text.slice(at, at + name.length);
    if (at >= 0 && found !== name && found.length === name.length) return found;
  }
  return name.includes(' ') ? name : spoken(name);
}
