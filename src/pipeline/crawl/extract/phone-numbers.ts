import lexicon from '#lexicon/crawl/contact-words.json' with { type: 'json' };
import { anyOf } from '#lexicon/crawl/text-pattern.ts';
import { digitsOf, letterRuns } from '#text/characters.ts';
import { foldText } from '#text/normalize.ts';
import type { TextMatch } from './email-addresses.ts';

const CANDIDATE = /(?<![\p{L}\d.,/+-])(?:\+|00)?[\d(][\d()\s./–-]{5,22}\d(?![\d\p{L}]|[.,:]\d|-\d)/gu;
const LABELED = new RegExp(String.raw`(?:\b${anyOf(lexicon.phoneLabels)}\b|${anyOf(lexicon.phoneMarks)})[^\d+(]{0,25}$`, 'iu');
const FAX = new RegExp(String.raw`\b${anyOf(lexicon.faxLabels)}\b[^\d+(]{0,15}$|ファックス[^\d]{0,5}$`, 'iu');
const NORTH_AMERICAN = /^(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$/;
const JAPANESE = /^0\d{1,4}-\d{1,4}-\d{4}$/;
const DATE_LIKE =
  /^(?:\d{1,2}[.:]\d{2}\s?[–-]|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{4}\s?[–-]\s?\d{2,4})(?:\s|$)/;

type Candidate = TextMatch & { before: string };

/** What may be a number: seven to fifteen digits (ITU-T E.164) and no date, each with the words before it. */
function candidatesIn(text: string, label = ''): Candidate[] {
  return [...text.matchAll(CANDIDATE)].flatMap((match) => {
    const written = foldText(match[0]);
    const value = written.startsWith('(') && !written.includes(')') ? written.slice(1).trim() : written;
    const digits = digitsOf(value);
    const isNumber = digits.length >= 7 && digits.length <= 15 && !DATE_LIKE.test(value);
    return isNumber ? [{ value, index: match.index, before: `${label} ${text.slice(Math.max(0, match.index - 40), match.index)}` }] : [];
  });
}

const FAX_WORDS = new Set(lexicon.faxLabels);
const PHONE_WORDS = new Set(lexicon.phoneLabels);
const JOINS = new Set(lexicon.dayJoins);

/** Whether the word before a number is one for a fax, and no phone shares the number: `Tel. and fax`. */
function isFax(before: string): boolean {
  if (!FAX.test(before)) return false;
  const words = letterRuns(before.toLowerCase());
  const others = words.slice(
    0,
    words.findLastIndex((word) => FAX_WORDS.has(word)),
  );
  const last = others.findLast((word) => !JOINS.has(word));
  return !(last && PHONE_WORDS.has(last) && others.length - others.lastIndexOf(last) <= 2);
}

const plain = ({ value, index }: Candidate): TextMatch => ({ value, index });

/**
 * Phone numbers in a text: international notation, North American and Japanese notation, or any with a word such as
 * `Tel.` before it; no fax numbers. `label`: the text above a number that has a line of its own.
 */
export function findPhones(text: string, label = ''): TextMatch[] {
  return candidatesIn(text, label)
    .filter(({ value, before }) => {
      const isInternational = /^(?:\+|00)\s?[1-9]/.test(value) && digitsOf(value).length >= 9;
      return !isFax(before) && (isInternational || NORTH_AMERICAN.test(value) || JAPANESE.test(value) || LABELED.test(before));
    })
    .map(plain);
}

/** Numbers in a text that a word before them gives as those of a phone. */
export function findLabeledPhones(text: string): TextMatch[] {
  return candidatesIn(text)
    .filter(({ before }) => LABELED.test(before) && !isFax(before))
    .map(plain);
}

/** Fax numbers in a text: those with such a word before them. */
export function findFaxes(text: string): TextMatch[] {
  return candidatesIn(text)
    .filter(({ before }) => FAX.test(before))
    .map(plain);
}
