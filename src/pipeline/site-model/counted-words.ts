import type { TextBlock } from '#contracts/page.ts';
import { digitsOf, hasLetter, hasNumber, isYear } from '#text/characters.ts';

/** Longest number of a counter, in characters: `1,234,567`. */
const LONGEST = 9;
/** Numbers up to here in a row number steps. */
const LAST_STEP = 20;

const isNumber = (text: string) => !hasLetter(text) && hasNumber(text) && text.length <= LONGEST && !text.includes(':') && !isYear(text);
const parentOf = (selector: string) => selector.slice(0, Math.max(0, selector.lastIndexOf(' > ')));
/** Digits with the marks that group them: no amount of money, no share, no date. */
const isPlain = (text: string) =>
  digitsOf(text).length + (text.match(/[.,+ ]/gu) ?? []).length === text.length && !/\p{N}[.,]\p{N}{2}$/u.test(text);

/**
 * The blocks with a counter and the words that it counts as one: `170` above `direct trains on weekdays`. The numbers of steps stay alone, as do
 * amounts, years and times.
 */
export function withCountedWords(blocks: readonly TextBlock[]): TextBlock[] {
  const numbers = new Set(
    blocks
      .map(({ text }) => text.trim())
      .filter(isNumber)
      .map(Number),
  );
  const isStep = (text: string) => Number(text) <= LAST_STEP && (numbers.has(Number(text) - 1) || numbers.has(Number(text) + 1));
  const countsNext = (at: number) => {
    const [block, next] = [blocks[at], blocks[at + 1]];
    if (!block || !next || block.region !== 'main' || block.cell || next.cell) return false;
    const text = block.text.trim();
    const isWords = hasLetter(next.text) && !hasNumber(next.text.charAt(0)) && !next.tag.startsWith('h');
    return isNumber(text) && isPlain(text) && !isStep(text) && isWords && parentOf(block.selector) === parentOf(next.selector);
  };
  return blocks.flatMap((block, at) => {
    if (countsNext(at)) return [];
    return [countsNext(at - 1) ? { ...block, text: `${blocks[at - 1]?.text.trim()} ${block.text}` } : block];
  });
}
