import lexicon from '#lexicon/crawl/contact-words.json' with { type: 'json' };
import { anyOf } from '#lexicon/crawl/text-pattern.ts';
import { hasLetter, hasNumber, startsSmall } from '#text/characters.ts';
import { dropStart } from '#text/edges.ts';
import type { TextMatch } from './email-addresses.ts';

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length);

const DAY = anyOf(longestFirst(lexicon.days));
const MARK = anyOf(longestFirst(lexicon.hourMarks));
const TIME = String.raw`(?:[01]?\d|2[0-4])(?:\s?[:.h]\s?[0-5]\d)?\s?${MARK}?`;
const AND = anyOf(longestFirst(lexicon.dayJoins));
const TO = String.raw`\s?${anyOf(longestFirst(lexicon.ranges))}\s?`;
const PART = String.raw`${anyOf(lexicon.dayParts)}(?!\p{L})`;
const JOIN = String.raw`(?:[\s,&+:()./·•–—-]|${AND}|${PART}|${DAY}\.?(?!\p{L}))`;
const SPAN = String.raw`${TIME}${TO}${TIME}(?![\d/])`;
const FROM = String.raw`${anyOf(longestFirst(lexicon.hourStarts))}\s${TIME}`;
const HOURS = new RegExp(String.raw`(?<!\p{L})${DAY}\.?(?!\p{L})${JOIN}{0,14}(?:${SPAN}|${FROM})`, 'giu');
/** More hours of the same day: `8:00–12:00, 14:00–18:00`, `and in the afternoon` in between. */
const FURTHER = new RegExp(String.raw`(?:[\s,;&+/|:().·•]|${AND}(?!\p{L})|${PART}){1,14}${SPAN}`, 'iuy');
/** What may follow hours without minutes or a mark, which else count something (`2-4 people`). */
const AFTER = new RegExp(String.raw`^\s*(?:$|[^\p{L}\d\s]|${DAY}(?!\p{L}))`, 'iu');
/** Hours with minutes or a mark, in the words after those that were read. */
const UNREAD = new RegExp(String.raw`(?<![\d.])${SPAN}`, 'iu');
const ANY_DAY = new RegExp(String.raw`(?<!\p{L})${DAY}(?!\p{L})`, 'iu');
const JAPANESE = new RegExp(String.raw`${anyOf(lexicon.japaneseHours)}\s?[:：]?\s?\d{1,2}[:：時]\d{0,2}.{0,20}?\d{1,2}[:：時]\d{0,2}`, 'u');
const CLOCK = /\d\s?[:.h]\s?\d\d|\d\s?(?:a\.?m|p\.?m|uhr|h\b)/i;
/** Two times with something between them, in any notation that HOURS knows. */
const RANGE = new RegExp(String.raw`\d\s?${MARK}?${TO}\d`, 'i');

/** Characters after the hours of a day in which more hours are of the same day. */
const SAME_DAY = 30;

const STARTS = lexicon.hourStarts.map((word) => `${word.toLowerCase()} `);

/** Whether a text has a time without an end: `from 5 pm`. */
export function hasStart(text: string): boolean {
  const small = text.toLowerCase();
  return STARTS.some((start) => {
    for (let at = small.indexOf(start); at >= 0; at = small.indexOf(start, at + 1))
      if (hasNumber(small.charAt(at + start.length))) return true;
    return false;
  });
}

/**
 * Opening hours in a text: from the first day with times to the last, with all times of a day and the days that are closed behind them; null when
 * there are none, or when a day has more times than were understood. `withStarts`: also hours without an end, `from 5 pm`.
 */
export function findOpeningHours(text: string, withStarts = false): TextMatch | null {
  if (!withStarts && !RANGE.test(text) && !text.includes('時間')) return null;
  const japanese = JAPANESE.exec(text);
  if (japanese) return { value: japanese[0], index: japanese.index };
  let start = -1;
  let end = -1;
  for (const match of text.matchAll(HOURS)) {
    const last = endOfDay(text, match.index + match[0].length);
    if (!CLOCK.test(text.slice(match.index, last)) || isPreposition(text, match) || !(withStarts || RANGE.test(match[0]))) continue;
    if (start < 0) start = match.index;
    // More hours far away are about something else.
    else if (match.index - end > 60) break;
    end = last;
    if (hasUnreadHours(text, end)) return null;
  }
  return start < 0 ? null : { value: text.slice(start, endOfClosed(text, end)).trim(), index: start };
}

/** Letters of the shortest names of days, which are prepositions elsewhere: `a distanza di 1-2h`. */
const SHORT_DAY = 2;

/** Whether what looks like a day is a small word in the middle of a sentence, right before a span of time. */
function isPreposition(text: string, { index, 0: found }: RegExpExecArray): boolean {
  const [day = ''] = found.split(' ');
  return day.length <= SHORT_DAY && startsSmall(day) && hasLetter(text.charAt(index - 2)) && hasNumber(found.charAt(day.length + 1));
}

/** Where the hours of a day end whose first ones end here. */
function endOfDay(text: string, first: number): number {
  let end = first;
  for (;;) {
    FURTHER.lastIndex = end;
    const [more] = FURTHER.exec(text) ?? [];
    if (!more || !(CLOCK.test(more) || AFTER.test(text.slice(end + more.length, end + more.length + SAME_DAY)))) return end;
    end += more.length;
  }
}

const DAYS = longestFirst(lexicon.days);
const CLOSED = longestFirst(lexicon.closedMarks);
const BETWEEN = ' ,;:·|/+&–-';

/** The text behind the first of some words at its start; undefined where it starts with none. */
function behind(text: string, words: readonly string[]): string | undefined {
  const word = words.find((one) => text.toLowerCase().startsWith(one) && !hasLetter(text.charAt(one.length)));
  return word === undefined ? undefined : text.slice(word.length);
}

/** The same behind words that follow each other. */
const behindAll = (text: string, ...lists: (readonly string[])[]): string | undefined =>
  lists.reduce<string | undefined>((rest, words) => (rest === undefined ? rest : behind(dropStart(rest, BETWEEN), words)), text);

/** Where the days end that are closed, right behind the hours that end here: `Thursday closed`, `closed on Thursdays`. */
function endOfClosed(text: string, end: number): number {
  const after = text.slice(end);
  const rest = behindAll(after, DAYS, CLOSED) ?? behindAll(after, CLOSED, DAYS) ?? behindAll(after, CLOSED, lexicon.closedOn, DAYS);
  return rest === undefined || hasNumber(dropStart(rest, BETWEEN).charAt(0)) ? end : endOfClosed(text, text.length - rest.length);
}

function hasUnreadHours(text: string, end: number): boolean {
  const [sameDay = ''] = text.slice(end, end + SAME_DAY).split(ANY_DAY);
  return CLOCK.test(UNREAD.exec(sameDay)?.[0] ?? '');
}
