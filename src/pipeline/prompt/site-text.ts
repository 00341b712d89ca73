import { hasAny, withoutControls } from '#text/characters.ts';
import { memoize } from '#text/memoize.ts';
import { isPlaceholder } from '#text/noise.ts';
import { foldText } from '#text/normalize.ts';
import { endsSentence } from '#text/segment.ts';

/** Line ends of a script that was meant to write them: `\`r\`n`, `\\r\\n`. */
const WRITTEN_LINE_ENDS = /`r`n|\\r\\n/gu;

/**
 * Text of others for use in a prompt: one line, without control characters, code fences or markup, with typographic quotes. It stays
 * content and cannot take the form of an instruction. Placeholders stay: what a strategist plans names them (`[name]` in a message).
 */
export const plannedText = memoize((text): string => {
  const plain = text
    .toWellFormed()
    .replaceAll('\u00ad', '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(WRITTEN_LINE_ENDS, ' ')
    .replace(/`+/g, "'")
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(/="([^"]*)"/g, "='$1'")
    .replace(/"+(?=[“„])|(?<=[”])"+|"(?=")/g, '');
  return foldText(plain)
    .replace(/„([^"“”]*)"/g, '„$1“')
    .replace(/(^|[\s([{‹/–—-])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/^[“„«](?=[^”“»]*$)/u, '');
});

/** The same of a crawled page: '' for placeholder text, which a template left there. */
export const siteText = memoize((text): string => (isPlaceholder(text) ? '' : plannedText(text)));

/** Text of a page's head on one line, otherwise unchanged: titles are carried over to the letter. '' for placeholder text. */
export function headText(text: string): string {
  if (isPlaceholder(text)) return '';
  return foldText(withoutControls(text.toWellFormed()).replaceAll('\u00ad', ''));
}

const OPENING = '“„«\u2018';
const CLOSING = '”“»\u2019';

/** Without the quotation marks around the whole, where it has some. */
function unquoted(text: string): string {
  const inner = text.slice(1, -1);
  const isWrapped = OPENING.includes(text.charAt(0)) && CLOSING.includes(text.at(-1) ?? ' ') && !hasAny(inner, '“„«”»');
  return text.length > 2 && isWrapped ? inner : text;
}

/** The same in quotation marks, '' for an empty text. */
export function quoted(text: string): string {
  const clean = unquoted(siteText(text));
  return clean === '' ? '' : `"${clean}"`;
}

/** With a period at the end unless it already ends like a sentence. */
export function sentence(text: string): string {
  return text === '' || endsSentence(text) ? text : `${text}.`;
}

/** Without the period at its end. */
export const withoutPeriod = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);
