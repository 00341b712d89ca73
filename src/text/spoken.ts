import { lettersOf } from './words.ts';

/** Shorter words in capitals are names: `BMW`, `NHS`. */
const SHORT_CAPITALS = 4;

/** A name or label without the capitals that a design shouts in: `BIKE RENTALS` is `Bike rentals`. Names of few letters stay as they are. */
export function spoken(text: string): string {
  const isShouted = lettersOf(text).length > SHORT_CAPITALS && text === text.toUpperCase() && text !== text.toLowerCase();
  const words = text.split(' ');
  if (!isShouted || words.some((word) => lettersOf(word).length > 0 && /\p{N}/u.test(word))) return text;
  const [first = '', ...rest] = words.map((word) => word.toLowerCase());
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}
