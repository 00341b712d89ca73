import { dropEnd } from './edges.ts';
import { foldText } from './normalize.ts';
import { isUnspaced, splitSentences } from './segment.ts';

/** Cuts a text to a number of UTF-16 units without halving a character. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const last = text.charCodeAt(limit - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}

/** Cuts a text at a word boundary to at most `max` characters, white space folded, with an ellipsis where something was left out. */
export function cutAtWord(text: string, max: number): string {
  const plain = foldText(text);
  if (plain.length <= max) return plain;
  const head = cutText(plain, max - 1);
  const boundary = isUnspaced(plain) ? -1 : head.lastIndexOf(' ');
  return `${dropEnd(boundary > max * 0.5 ? head.slice(0, boundary) : head, ' ,;:–—.&|/(-')}…`;
}

/** Cuts a text after its last whole sentence within `max` characters; at a word where even the first is longer. */
export function cutAtSentence(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = '';
  for (const sentence of splitSentences(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (longer.length > max) break;
    kept = longer;
  }
  return kept === '' ? cutAtWord(text, max) : kept;
}

/** The whole sentences at the start of a text within `max` characters; '' where even the first is longer. */
export function wholeSentences(text: string, max: number): string {
  const cut = cutAtSentence(text, max);
  return cut.length < text.length && cut.endsWith('…') ? '' : cut;
}

/** Cuts to at most `max` characters without an ellipsis: at a sentence end in the second half, else at a word. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = cutText(text, max);
  const sentence = Math.max(...['. ', '! ', '? ', '。'].map((end) => head.lastIndexOf(end)));
  if (sentence > max / 2) return head.slice(0, sentence + 1);
  const word = head.lastIndexOf(' ');
  return dropEnd(word > max / 2 ? head.slice(0, word) : head, ' ,;:–-');
}
