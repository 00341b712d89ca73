import type { Page, PageButton, PageLink, TextBlock } from '#contracts/page.ts';
import { countWords } from '#text/segment.ts';

type Entry = PageLink | PageButton | TextBlock;

/** Longest name of a part of the menu; a longer line is the row of its entries. */
const MAX_WORDS = 4;

const isInMenu = ({ hidden, region, text }: Entry): boolean => !hidden && text !== '' && (region === 'nav' || region === 'header');
const parentOf = (selector: string): string => selector.slice(0, Math.max(0, selector.lastIndexOf(' > ')));

/**
 * Tells what opens the part of the menu that a link is in: the one link, button or line of text that shares an element with the list
 * around the link and is outside that list ("Services" above "Roof repair"). '' for entries of the first level.
 */
export function openersIn(page: Page): (link: PageLink) => string {
  const entriesIn = new Map<string, Set<string>>();
  const add = (around: string, text: string) => entriesIn.set(around, (entriesIn.get(around) ?? new Set()).add(text));
  for (const entry of [...page.links, ...page.buttons].filter(isInMenu)) add(parentOf(entry.selector), entry.text);
  for (const block of page.blocks.filter(isInMenu)) if (countWords(block.text) <= MAX_WORDS) add(block.selector, block.text);
  return ({ selector }) => {
    let around = parentOf(selector);
    for (let at = around.lastIndexOf(' > '); at > 0; at = around.lastIndexOf(' > ')) {
      around = around.slice(0, at);
      const [opener, ...others] = entriesIn.get(around) ?? [];
      if (opener !== undefined) return others.length === 0 ? opener : '';
    }
    return '';
  };
}
