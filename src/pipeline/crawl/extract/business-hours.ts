import { HEADING_TAGS, type TextBlock } from '#contracts/page.ts';
import hoursKinds from '#lexicon/crawl/hours-kinds.json' with { type: 'json' };
import { createGroupFinder } from '#lexicon/group-finder.ts';
import { hasLetter } from '#text/characters.ts';
import type { TextMatch } from './email-addresses.ts';
import { findOpeningHours, hasStart } from './opening-hours.ts';

/** Longest text without a number that heads the hours below it, longest text that can name its own hours, characters before hours that say whose they are. */
const MAX_TITLE = 60;
const MAX_NAMED = 300;
const BEFORE = 120;

const kindsOf = createGroupFinder(hoursKinds);

/** The title of the next text: this one where it is a heading or as short as one, else the one before. */
export function titleAfter({ tag, text }: TextBlock, hasDigit: boolean, title: string): string {
  const isTitle = HEADING_TAGS.has(tag) || (!hasDigit && tag !== 'li' && text.length <= MAX_TITLE && hasLetter(text));
  return isTitle ? text : title;
}

/**
 * The opening hours in a text, below a title. Those of breakfast, check-in, a kitchen or a telephone alone are not the business's own: null.
 * Hours without an end (`from 5 pm`) count only where the title or the text calls them opening hours.
 */
export function findBusinessHours(text: string, title: string): TextMatch | null {
  const whole = findOpeningHours(text);
  const all = hasStart(text) ? findOpeningHours(text, true) : whole;
  if (!all && !whole) return null;
  const above = title.length <= MAX_TITLE ? kindsOf(title) : new Set<string>();
  const isNamed = above.has('named') || (text.length <= MAX_NAMED && kindsOf(text).has('named'));
  const hours = isNamed ? (all ?? whole) : whole;
  return hours && isOthers(text, hours, above) ? null : hours;
}

function isOthers(text: string, { value, index }: TextMatch, above: ReadonlySet<string>): boolean {
  const before = text.slice(Math.max(0, index - BEFORE), index);
  const sentence = before.slice(Math.max(...['. ', '! ', '? '].map((end) => before.lastIndexOf(end))) + 1);
  const own = kindsOf(`${sentence} ${value}`);
  if (own.has('own') || own.has('named')) return false;
  return kindsOf(sentence).has('other') || (above.has('other') && !above.has('own') && !above.has('named'));
}
