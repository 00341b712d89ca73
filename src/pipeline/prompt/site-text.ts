/** Text that stands on a site as filling, not as content: never carried into a prompt. */
const PLACEHOLDER =
  /lorem ipsum|dolor sit amet|\[(?:your|insert|company|name|city|business)[^\]]*\]|\{\{[^}]*\}\}|example\.(?:com|org|net)|\bundefined\b|\[object Object\]|\bTODO\b|\bTBD\b/i;

/** Whether a text is filling. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/**
 * Text of a crawled page on its way into a prompt: one line, without control characters, code fences, or characters that would
 * open markup; '' when it is filling. What a page says stays content and never becomes an instruction's form.
 */
export function siteText(text: string): string {
  if (isPlaceholder(text)) return '';
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/`+/g, "'")
    .replace(/[<>]/g, (sign) => (sign === '<' ? '‹' : '›'))
    .replace(/="([^"]*)"/g, "='$1'")
    .replace(/"+(?=[“„])|(?<=[”])"+|"(?=")/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/„([^"“”]*)"/g, '„$1“')
    .replace(/(^|[\s([{‹/–—-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/^[“„«](?=[^”“»]*$)/u, '');
}

/** Text of a head as it stands on the page, on one line: titles are carried over to the letter. '' when it is filling. */
export function headText(text: string): string {
  if (isPlaceholder(text)) return '';
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const OPENING = '“„«\u2018';
const CLOSING = '”“»\u2019';

/** Without the quotation marks around the whole, where it has some. */
function unquoted(text: string): string {
  const inner = text.slice(1, -1);
  const isWrapped = OPENING.includes(text.charAt(0)) && CLOSING.includes(text.at(-1) ?? ' ') && !/[“„«”»]/u.test(inner);
  return text.length > 2 && isWrapped ? inner : text;
}

/** The same in quotation marks, '' for an empty text. */
export function quoted(text: string): string {
  const clean = unquoted(siteText(text));
  return clean === '' ? '' : `"${clean}"`;
}

/** With a full stop at the end, where no sentence sign stands there. */
export function sentence(text: string): string {
  return text === '' || /[.!?…。][”"’)]?$/u.test(text) ? text : `${text}.`;
}

/** Begins small, for a sentence that goes on; names and abbreviations keep their capital. */
export function lowerFirst(text: string): string {
  return /^(?:A |\p{Lu}\p{Ll}+[ ,])/u.test(text) && !/^(?:English|Google|Core|React|Wix|Lighthouse)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** Joins words as a sentence does: `a, b and c`. */
export function joinWords(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Cuts at a sentence end, else at a word, so that at most `max` characters stay. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max);
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '), head.lastIndexOf('。'));
  if (sentence > max / 2) return head.slice(0, sentence + 1);
  const word = head.lastIndexOf(' ');
  return (word > max / 2 ? head.slice(0, word) : head).replace(/[\s,;:–-]+$/u, '');
}
