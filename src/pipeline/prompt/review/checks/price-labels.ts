import type { Page } from '#contracts/page.ts';
import { hasNumber } from '#text/characters.ts';
import { stem } from '#text/stem.ts';
import { comparable } from '#text/words.ts';
import { numbersIn, pricesIn } from '../../../strategy/grounding/grounding.ts';
import { wordsIn } from '../../../strategy/grounding/word-index.ts';

/** Blocks above a price that may name what it is for. */
const BLOCKS_ABOVE = 3;
const FEWEST_LETTERS = 3;

const amountOf = (price: string) => String(Number(numbersIn(price)[0]));
const namesIn = (text: string) => wordsIn(text).filter((word) => word.length >= FEWEST_LETTERS && !hasNumber(word));

/** Words right before a price, or after it where none are: they name what it is for. */
const NEAR = 6;
/** From so many words on, half of them are enough. */
const MANY = 4;

/** Words right before a price that say enough in a sentence. */
const NEXT = 1;

type Priced = { amount: string; words: Set<string>; near: string[]; isShare: boolean; after: string[] };

/** Each price of a text with the words between it and the prices around it. */
function pricedIn(text: string, above = ''): Priced[] {
  const prices = pricesIn(text);
  let from = 0;
  return prices.map((price, index) => {
    const at = text.indexOf(price, from);
    const next = prices[index + 1];
    const end = next ? text.indexOf(next, at + price.length) : text.length;
    const before = namesIn(text.slice(from, at));
    const after = namesIn(text.slice(at, end < 0 ? text.length : end));
    const near = before.length > 0 ? before.slice(-NEAR) : after.slice(0, NEAR);
    from = at + price.length;
    return {
      amount: amountOf(price),
      isShare: price.includes('%'),
      near,
      after,
      words: new Set([...(index === 0 ? namesIn(above) : []), ...before, ...after]),
    };
  });
}

/** The prices of a page with the words that belong to each: those of its block, and of blocks above it up to the one with another price. */
function pricedOn(page: Page): Priced[] {
  const blocks = page.blocks.map(({ text }) => text);
  return blocks.flatMap((text, index) => {
    if (pricesIn(text).length === 0) return [];
    const above = blocks.slice(Math.max(0, index - BLOCKS_ABOVE), index);
    const last = above.findLastIndex((other) => pricesIn(other).length > 0);
    return pricedIn(text, above.slice(last + 1).join(' '));
  });
}

/**
 * Tells whether the site or the prompt has a price for the thing that a text names next to it: prices of two offers must not change places.
 * Of the words before a new price, more than half must be with it there, of many words half. `isWhole`: it is written as a part of its own, in other words, and one is enough.
 */
export function createPriceLabels(
  pages: readonly Page[],
  lines: readonly string[],
): (text: string, old: string, isWhole?: boolean) => string {
  const known = Map.groupBy([...pages.flatMap(pricedOn), ...lines.flatMap((line) => pricedIn(line))], ({ amount }) => amount);
  return (text, old, isWhole = false) => {
    const before = pricedIn(comparable(old)).map(({ amount, near }) => [amount, ...near].join(' '));
    for (const { amount, near, isShare, after } of pricedIn(text)) {
      if (before.includes([amount, ...near].join(' '))) continue;
      const named = [...new Set(near)];
      const enough = named.length >= MANY ? named.length : named.length + 1;
      const isSaid = (known.get(amount) ?? []).some(({ words }) => {
        const stems = new Set([...words].map(stem));
        const isKnown = (word: string) => words.has(word) || stems.has(stem(word));
        // In a sentence, what has the price is named right before it.
        return (
          2 * named.filter(isKnown).length >= enough ||
          (named.length >= MANY && named.slice(-NEXT).every(isKnown)) ||
          (isWhole && named.some(isKnown))
        );
      });
      // What a reduction is for is named after it: `-20% for under 18`.
      const isReduction =
        isShare && after.length >= 2 && (known.get(amount) ?? []).some(({ words }) => after.every((word) => words.has(word)));
      if (named.length > 0 && !isSaid && !isReduction) return amount;
    }
    return '';
  };
}
