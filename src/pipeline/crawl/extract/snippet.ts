import { MAX_SNIPPET_LENGTH } from '#contracts/evidence.ts';
import { foldText } from '#text/normalize.ts';
import { cutText } from '#text/truncate.ts';

const UNFOLDED = /[^\S ]| {2}/;

/** foldText() of the contract, quick for texts that are folded already. */
export function fold(text: string): string {
  return UNFOLDED.test(text) ? foldText(text) : text.trim();
}

/** A text as evidence: white space folded, cut at 300 characters. */
export function toSnippet(text: string): string {
  return cutText(foldText(text), MAX_SNIPPET_LENGTH).trimEnd();
}

/** The part of a long text around a match, as evidence of at most 300 characters. */
export function snippetAround(text: string, index: number): string {
  if (text.length <= MAX_SNIPPET_LENGTH) return text;
  const start = Math.max(0, Math.min(index - 120, text.length - MAX_SNIPPET_LENGTH));
  const part = text.slice(start).toWellFormed();
  return toSnippet(part.startsWith('\uFFFD') ? part.slice(1) : part);
}
