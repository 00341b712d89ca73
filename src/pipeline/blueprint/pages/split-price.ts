import { hasLetter } from '#text/characters.ts';
import { dropEnd } from '#text/edges.ts';
import { pricesIn } from '../../prompt/copy/prices.ts';

/** What may be left of a price at the end of a text: `from`, a unit, a bracket. Characters. */
const AROUND = 14;
const SMALL_WORD = 4;
const LEADS = ['ab', 'from', 'von', 'à partir de', 'dès', 'desde', 'da', 'vanaf', 'a partir de'];
/** Marks between a name and its price. */
const EDGES = ' :(–·-';

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
  const before = dropEnd(text.slice(0, start), EDGES);
  const lead = LEADS.find((word) => before.toLowerCase().endsWith(` ${word}`)) ?? '';
  const price = dropEnd(text.slice(lead === '' ? start : before.length - lead.length), ') .');
  const rest = dropEnd(before.slice(0, before.length - lead.length), EDGES);
  // A small word before the amount belongs to it: a sentence, not a price at the end of an entry.
  const small = rest.split(' ').at(-1) ?? '';
  return small.length <= SMALL_WORD && hasLetter(small) && small === small.toLowerCase() ? { text, price: '' } : { text: rest, price };
}
