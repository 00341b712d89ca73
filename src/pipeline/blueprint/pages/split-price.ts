import { pricesIn } from '../../prompt/copy/prices.ts';

/** What may be left of a price at the end of a text: `from`, a unit, a bracket. Characters. */
const AROUND = 14;

/** A text and the price at its end, with the words that belong to it (`from 289 €`, `$12 / hour`); price '' without one at the end. */
export function splitPrice(text: string): { text: string; price: string } {
  const prices = pricesIn([text]);
  const last = prices.at(-1);
  if (!last) return { text, price: '' };
  const first = prices[0] ?? last;
  const isRange = prices.length === 2 && text.lastIndexOf(last) - (text.indexOf(first) + first.length) <= 5;
  if (prices.length > 1 && !isRange) return { text, price: '' };
  const start = text.lastIndexOf(isRange ? first : last);
  const after = text.slice(text.lastIndexOf(last) + last.length);
  if (after.length > AROUND) return { text, price: '' };
  const lead = /(?:[\s(:–-]+)((?:(?:ab|from|von|à partir de|dès|desde|da|vanaf|a partir de)\s+)?)$/iu.exec(text.slice(0, start));
  const from = lead ? start - (lead[1]?.length ?? 0) : start;
  const price = text.slice(from).replace(/[).\s]+$/u, '');
  return { text: text.slice(0, lead ? lead.index : start).replace(/[\s:(–·-]+$/u, ''), price };
}
