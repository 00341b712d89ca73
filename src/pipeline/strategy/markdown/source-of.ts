import type { Evidence } from '#contracts/evidence.ts';
import { foldedWithin } from '#text/words.ts';
import { pathOf } from '../read-site.ts';
import { plain, quotes } from './format.ts';

/** Where words come from: the page alone where they are quoted already, else the quote as well. */
export function sourceOf(text: string, evidence: readonly Evidence[], host: string): string {
  const first = evidence[0];
  if (!first || first.snippet === '') return '';
  return foldedWithin(first.snippet, text) || foldedWithin(text, first.snippet)
    ? ` (${plain(pathOf(first.url, host))})`
    : ` – ${quotes([first], host)}`;
}
