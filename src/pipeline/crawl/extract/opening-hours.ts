import lexicon from '#lexicon/crawl/contact-words.json' with { type: 'json' };
import { anyOf } from '#lexicon/crawl/text-pattern.ts';
import type { TextMatch } from './email-addresses.ts';

const DAY = anyOf(lexicon.days);
const MARK = anyOf(lexicon.hourMarks.toSorted((a, b) => b.length - a.length));
const TIME = String.raw`(?:[01]?\d|2[0-4])(?:\s?[:.h]\s?[0-5]\d)?\s?${MARK}?`;
const TO = String.raw`\s?${anyOf(lexicon.ranges)}\s?`;
const JOIN = String.raw`(?:[\s,&+:()./–—-]|${anyOf(lexicon.dayJoins)}|${DAY}\.?(?!\p{L}))`;
const HOURS = new RegExp(String.raw`(?<!\p{L})${DAY}\.?(?!\p{L})${JOIN}{0,14}${TIME}${TO}${TIME}(?![\d/])`, 'giu');
const JAPANESE = new RegExp(String.raw`${anyOf(lexicon.japaneseHours)}\s?[:：]?\s?\d{1,2}[:：時]\d{0,2}.{0,20}?\d{1,2}[:：時]\d{0,2}`, 'u');
const CLOCK = /\d\s?[:.h]\s?\d\d|\d\s?(?:a\.?m|p\.?m|uhr|h\b)/i;
/** Two times with something between them, in any notation that HOURS knows. */
const RANGE = new RegExp(String.raw`\d\s?${MARK}?${TO}\d`, 'i');

/** Opening hours in a text: from the first day with times to the last; null when there are none. */
export function findOpeningHours(text: string): TextMatch | null {
  if (!RANGE.test(text) && !text.includes('時間')) return null;
  const japanese = JAPANESE.exec(text);
  if (japanese) return { value: japanese[0], index: japanese.index };
  let start = -1;
  let end = -1;
  for (const match of text.matchAll(HOURS)) {
    if (!CLOCK.test(match[0])) continue;
    if (start < 0) start = match.index;
    // More hours far away are about something else.
    else if (match.index - end > 60) break;
    end = match.index + match[0].length;
  }
  return start < 0 ? null : { value: text.slice(start, end).trim(), index: start };
}
