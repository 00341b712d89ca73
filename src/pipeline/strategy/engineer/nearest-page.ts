import type { PagePlanItem } from '#contracts/strategy.ts';
import { oncePerObject } from '#text/memoize.ts';
import { wordsIn } from '../grounding/word-index.ts';
import { pathOf, type Reading, samePageKey } from '../read-site.ts';

/** Letters that the beginnings of two words share to be about the same thing: `reiseimpfberatung` and `reisemedizin`. Set by hand. */
const SAME_START = 5;

const namesIn = (texts: readonly string[]) => new Set(texts.flatMap(wordsIn).filter((word) => word.length >= SAME_START));

const startOf = (word: string) => word.slice(0, SAME_START);

/** The beginnings of the words that name each page. */
const startsOfPages = oncePerObject(({ pages }: Reading) =>
  pages.map(({ path, title, h1 }) => ({ path, starts: new Set([...namesIn([samePageKey(path), title, h1])].map(startOf)) })),
);

/** The texts of the site's links by the page that they lead to. */
const linkTexts = oncePerObject(({ pages, site }: Reading): Map<string, string[]> => {
  const keys = new Map<string, string>();
  const texts = new Map<string, string[]>();
  for (const { page } of pages) {
    for (const { href, text } of page.links) {
      const key = keys.get(href) ?? samePageKey(pathOf(href, site.host));
      keys.set(href, key);
      const known = texts.get(key);
      if (known) known.push(text);
      else texts.set(key, [text]);
    }
  }
  return texts;
});

/** The page that a link which leads to nothing most likely meant, by the words of its address and of the links to it; '' where none or several fit. */
export function nearestPage(path: string, reading: Reading, kept: readonly PagePlanItem[]): string {
  const meant = [...namesIn([samePageKey(path), ...(linkTexts(reading).get(samePageKey(path)) ?? [])])];
  const scores = startsOfPages(reading)
    .filter((page) => kept.some((item) => item.path === page.path))
    .map(({ path: other, starts }) => ({ path: other, score: meant.filter((word) => starts.has(startOf(word))).length }));
  const best = Math.max(0, ...scores.map(({ score }) => score));
  const found = best === 0 ? [] : scores.filter(({ score }) => score === best);
  return found.length === 1 && found[0] ? found[0].path : '';
}
