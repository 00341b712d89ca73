import type { TextMatch } from './email-addresses.ts';

const DAY = `(?:mon(?:day)?s?|tues?(?:day)?s?|wed(?:nesday)?s?|thu(?:rs?(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|weekdays?|weekends?|daily|every ?day|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|täglich|werktags|mo|di|mi|do|fr|sa|so|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lun|mar|mié|jue|vie|sáb|dom)`;
const TIME = String.raw`(?:[01]?\d|2[0-4])(?:\s?[:.h]\s?[0-5]\d)?\s?(?:a\.?m\.?|p\.?m\.?|uhr|h|noon)?`;
const TO = String.raw`\s?(?:-|–|—|to|until|till|bis|à|a|al|hasta|~|～)\s?`;
const HOURS = new RegExp(
  String.raw`(?<!\p{L})${DAY}\.?(?!\p{L})(?:[\s,&+:()./–—-]|to|bis|und|and|through|thru|au|et|a|y|from|von|de|open|${DAY}\.?(?!\p{L})){0,14}${TIME}${TO}${TIME}(?![\d/])`,
  'giu',
);
const JAPANESE = /(?:営業時間|診療時間|開館時間|受付時間)\s?[:：]?\s?\d{1,2}[:：時]\d{0,2}.{0,20}?\d{1,2}[:：時]\d{0,2}/u;
const CLOCK = /\d\s?[:.h]\s?\d\d|\d\s?(?:a\.?m|p\.?m|uhr|h\b)/i;
/** Two times with a stretch between them, in any notation that HOURS knows. */
const RANGE = new RegExp(String.raw`\d\s?(?:a\.?m\.?|p\.?m\.?|uhr|h|noon)?${TO}\d`, 'i');
const HINT = /\d\s?(?:[:：.h時]|a\.?m|p\.?m|uhr|-|–|to|bis|à)/i;

/** Opening hours in a text: from the first day with times to the last; null when there are none. */
export function findOpeningHours(text: string): TextMatch | null {
  if (!HINT.test(text) || !(RANGE.test(text) || text.includes('時間'))) return null;
  const japanese = JAPANESE.exec(text);
  if (japanese) return { value: japanese[0], index: japanese.index };
  let start = -1;
  let end = -1;
  for (const match of text.matchAll(HOURS)) {
    if (!CLOCK.test(match[0])) continue;
    if (start < 0) start = match.index;
    // Another stretch far away is another topic.
    else if (match.index - end > 60) break;
    end = match.index + match[0].length;
  }
  return start < 0 ? null : { value: text.slice(start, end).trim(), index: start };
}
