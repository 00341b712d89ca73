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
    .replace(/"/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same for a cell of a line whose cells are divided by `|`. */
export function cell(text: string): string {
  return siteText(text).replaceAll('|', '/');
}

/** The same in quotation marks, '' for an empty text. */
export function quoted(text: string): string {
  const clean = siteText(text);
  return clean === '' ? '' : `"${clean}"`;
}

/** Joins words as a sentence does: `a, b and c`. */
export function joinWords(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** As many of the texts, in order, as fit into `budget` characters with line breaks between; and how many were left. */
export function takeWithin(texts: string[], budget: number): { taken: string[]; left: number } {
  const taken: string[] = [];
  let used = 0;
  for (const text of texts) {
    used += text.length + 1;
    if (used > budget) break;
    taken.push(text);
  }
  return { taken, left: texts.length - taken.length };
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
