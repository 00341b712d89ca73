import type { Strategy } from '#contracts/strategy.ts';
import { digitsOf, hasNumber } from '#text/characters.ts';
import { wordsIn } from '../../strategy/grounding/word-index.ts';

import { pricesIn } from './prices.ts';

/** The id of decisions on which of several prices is right. */
const PRICE_DECISION = 'price-of-';
/** Words of four letters and more, which name an offer. */
const namesIn = (text: string) => wordsIn(text).filter((word) => word.length >= 4 && !hasNumber(word));

/** The words that all places of a price have in common: the name of its offer. */
const sharedNames = (snippets: readonly string[]) =>
  snippets.map(namesIn).reduce((shared, names) => shared.filter((name) => names.includes(name)));

/** A heading without the price at its end and the small word in front of it: `Lips from 289 €`. */
export function withoutPrice(heading: string): string {
  const [price = ''] = pricesIn([heading]);
  const at = price === '' ? -1 : heading.lastIndexOf(price);
  return at < 0 ? heading : heading.slice(0, at).replace(/[\s:–-]+(?:\p{Ll}{1,4}\s*)?$/u, '');
}

/**
 * Tells whether a text of a section gives one of the prices that the owner has to decide on: no price is shown until then. Prices of
 * other offers stay, even where they are the same.
 */
export function disputedPrices({ opening, answers = [] }: Strategy): (text: string, heading?: string) => boolean {
  const disputes = (opening?.decisions ?? [])
    .filter(({ id, evidence }) => id.startsWith(PRICE_DECISION) && evidence.length > 0)
    .map(({ id, question, evidence }) => {
      const snippets = evidence.map(({ snippet }) => snippet);
      const answered = pricesIn(answers.filter((answer) => answer.id === id).map(({ answer }) => answer)).map(digitsOf);
      const amounts = pricesIn([question, ...snippets]).map(digitsOf);
      return { amounts: amounts.filter((amount) => !answered.includes(amount)), names: sharedNames(snippets) };
    });
  if (disputes.length === 0) return () => false;
  return (text, heading = '') => {
    const own = pricesIn([text]).map(digitsOf);
    if (own.length === 0) return false;
    const around = namesIn(`${heading} ${text}`);
    return disputes.some(
      ({ amounts, names }) =>
        own.some((amount) => amounts.includes(amount)) && names.length > 0 && names.every((name) => around.includes(name)),
    );
  };
}
