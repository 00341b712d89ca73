import { type Page, sectionsOf } from '#contracts/page.ts';
import { isPlaceholder } from '#text/noise.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';

/** From so many different headings of one level on, each with a text of its own, they head the cards of a list. */
const CARDS = 3;
/** Words that make a text of its own. */
const OWN_WORDS = 6;

/**
 * Whether these words head a card among equals on a page, with a text of its own below: such a heading says what the card is about, also
 * where it is a word that templates leave behind, such as `Website`.
 */
export function isCardTitle(page: Page, text: string): boolean {
  const cards = sectionsOf(page).filter(({ blocks }) =>
    blocks.some((block) => countWords(block.text) >= OWN_WORDS && !isPlaceholder(block.text)),
  );
  const own = cards.find(({ heading }) => heading?.text === text)?.heading;
  if (!own) return false;
  const equals = cards.flatMap(({ heading }) => (heading?.level === own.level ? foldWords(heading.text) : []));
  return equals.filter((title) => title === foldWords(text)).length === 1 && new Set(equals).size >= CARDS;
}
