import { hasTerm } from '#lexicon/match-terms.ts';
import { digitsOf, hasAny, numberRuns } from './characters.ts';
import { dropEnds, dropStart } from './edges.ts';

const QUOTE_MARKS = '"“”„«»❝❞';
const DASHES = '-–—―~ ';

/** The name in a line that says who is quoted: without dashes around it, and without brackets around all of it. */
export function bareSpeaker(line: string): string {
  const name = dropEnds(line, `${DASHES}|,;:`);
  return name.startsWith('(') && name.indexOf(')') === name.length - 1 ? name.slice(1, -1).trim() : name;
}

/** Digits of the two years of a life. */
const LIFE_DIGITS = 8;

/** Whether a line ascribes a quotation to literature, a proverb or nobody ("Konfuzius", "unknown", "Chinese proverb", "Ann Lee, 1749–1832"). */
export function isSourceOfSaying(line: string): boolean {
  const speaker = bareSpeaker(line);
  if (['author', 'nobody', 'thinker'].some((group) => hasTerm(speaker, 'sayings', group))) return true;
  return digitsOf(speaker).length === LIFE_DIGITS && numberRuns(speaker).length === 2 && hasAny(speaker, '-–—†');
}

/** What follows the closing mark of a quotation, when it names a source in brackets or behind a dash: `"..." (Seneca)`. */
function sourceIn(text: string): string {
  const end = Math.max(...[...QUOTE_MARKS].map((mark) => text.lastIndexOf(mark)));
  const rest = end < 0 ? '' : dropStart(text.slice(end + 1), ' .,!?');
  return rest !== '' && hasAny(rest.charAt(0), `(${DASHES.trim()}`) ? rest : '';
}

/**
 * Whether a text is borrowed: a quotation of literature, a proverb or of nobody known with its source, or the end of a quotation that began
 * in an earlier text. It may decorate a page, but says nothing of the business.
 */
export function isBorrowed(text: string): boolean {
  const source = sourceIn(text);
  return (source !== '' && isSourceOfSaying(source)) || endsEarlierQuote(text);
}

/** `has to be ill one day" (unknown)`; inches are no quotation marks. */
function endsEarlierQuote(text: string): boolean {
  const at = [...text].findIndex((char) => QUOTE_MARKS.includes(char));
  if (at < 1) return false;
  const chars = [...text];
  const [before = ' ', after = ' '] = [chars[at - 1], chars[at + 1]];
  const isClosing =
    before.trim() !== '' && digitsOf(before) === '' && !'([-–—/='.includes(before) && (after.trim() === '' || '.,;:!?)'.includes(after));
  return isClosing && chars.filter((char) => QUOTE_MARKS.includes(char)).length % 2 === 1;
}
