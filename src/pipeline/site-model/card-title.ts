import { type Page, sectionsOf } from '#contracts/page.ts';
import { oncePerObject } from '#text/memoize.ts';
import { isPlaceholder } from '#text/noise.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';

/** From so many different headings of one level on, each with a text of its own, they head the cards of a list. */
const CARDS = 3;
/** Words that make a text of its own. */
const OWN_WORDS = 6;

/** The headings with a text of their own below: the level of each, and how often each title is used on each level. */
type Cards = { levels: Map<string, number>; titles: Map<number, Map<string, number>> };

/** Once for each page: a page of filler asks for every one of its headings. */
const cardsOf = oncePerObject((page: Page): Cards => {
  const cards: Cards = { levels: new Map(), titles: new Map() };
  for (const { heading, blocks } of sectionsOf(page)) {
    if (!heading || !blocks.some((block) => countWords(block.text) >= OWN_WORDS && !isPlaceholder(block.text))) continue;
    if (!cards.levels.has(heading.text)) cards.levels.set(heading.text, heading.level);
    const titles = cards.titles.get(heading.level) ?? new Map<string, number>();
    const title = foldWords(heading.text);
    cards.titles.set(heading.level, titles.set(title, (titles.get(title) ?? 0) + 1));
  }
  return cards;
});

/**
 * Whether these words head a card among equals on a page, with a text of its own below: such a heading says what the card is about, also
 * where it is a word that templates leave behind, such as `Website`.
 */
export function isCardTitle(page: Page, text: string): boolean {
  const { levels, titles } = cardsOf(page);
  const level = levels.get(text);
  const equals = level === undefined ? undefined : titles.get(level);
  return equals !== undefined && equals.get(foldWords(text)) === 1 && equals.size >= CARDS;
}
