import type { StrategistAnswer } from '#contracts/strategist-answer.ts';
import { comparable } from '#text/words.ts';
import { numbersIn, pricesIn } from '../grounding/grounding.ts';

/** An entry with its one price. */
type Priced = { name: string; amount: number };

/** The entries of an answer that have one price. */
export function pricedEntries(pages: StrategistAnswer['pages']): Priced[] {
  return pages
    .flatMap(({ sections }) => sections.flatMap(({ items }) => items))
    .flatMap(({ title, text }) => {
      const prices = pricesIn(`${title} ${text}`);
      const amount = Number(numbersIn(prices[0] ?? '')[0]);
      const name = comparable(title);
      return prices.length === 1 && name !== '' && amount > 0 ? [{ name, amount }] : [];
    });
}

/** A check without the sum of the entries that it names: `Gumbo and Collard Greens show $255`. */
export function withoutSum(text: string, entries: readonly Priced[]): string {
  const words = comparable(text);
  const named = new Map(entries.filter(({ name }) => words.includes(name)).map((entry) => [entry.name, entry.amount]));
  if (named.size < 2) return text;
  const sum = [...named.values()].reduce((total, amount) => total + amount, 0);
  return text.replaceAll(String(sum), ' ');
}
