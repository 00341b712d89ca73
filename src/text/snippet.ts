import { MAX_SNIPPET_LENGTH } from '#contracts/evidence.ts';
import { foldText } from './normalize.ts';
import { cutText } from './truncate.ts';

/** Characters kept before what a snippet is about, and at least this many from there on. */
const BEFORE = 60;
const AFTER = 100;

/**
 * The part of a text kept as evidence: all of it when short enough, else a window that holds `around`, words or the index where they
 * begin. Always verbatim (white space folded), at most MAX_SNIPPET_LENGTH characters, cut at a space where there is one.
 */
export function cutSnippet(text: string, around: string | number = ''): string {
  const whole = foldText(text);
  if (whole.length <= MAX_SNIPPET_LENGTH) return whole;
  const [at, length] = typeof around === 'number' ? [around, AFTER] : [Math.max(0, whole.indexOf(foldText(around))), around.length];
  let start = at + length <= MAX_SNIPPET_LENGTH ? 0 : Math.max(0, at - BEFORE);
  if (start > 0) start = Math.max(0, whole.lastIndexOf(' ', start) + 1);
  const end = start + MAX_SNIPPET_LENGTH;
  if (end >= whole.length) return whole.slice(start).trim();
  const space = whole.lastIndexOf(' ', end);
  return cutText(whole.slice(start), (space > start + 100 ? space : end) - start).trim();
}
