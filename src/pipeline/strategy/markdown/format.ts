import type { Evidence } from '#contracts/evidence.ts';
import { withoutControls } from '#text/characters.ts';
import { foldText } from '#text/normalize.ts';
import { cutAtWord } from '#text/truncate.ts';
import { withoutQuotes } from '#text/words.ts';
import { pathOf } from '../read-site.ts';
import { withoutPrivateUse } from './field-marks.ts';

const QUOTE_LENGTH = 140;
const QUOTES = 2;

/** Words of a site as plain text in Markdown: one line, no markup, no HTML. */
export function plain(text: string): string {
  return foldText(withoutControls(withoutPrivateUse(text)))
    .replaceAll('\\', '\\\\')
    .replace(/[<>*[\]|~]/g, '\\$&')
    .replaceAll('`', "'")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** Plain text as it was before `plain` escaped it. */
export function unescaped(text: string): string {
  return text.replace(/\\([\\<>*[\]|~_])/g, '$1').trim();
}

/** A table; '' without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => (cell === '' ? '–' : cell)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A list; '' without entries. */
export function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n');
}

/** A heading with its content; '' without content, so that no heading is empty. */
export function part(heading: string, ...bodies: readonly string[]): string {
  const filled = bodies.filter((body) => body.trim() !== '');
  return filled.length === 0 ? '' : [heading, ...filled].join('\n\n');
}

/** Words in quotation marks, once. */
export function quoted(text: string): string {
  return `"${plain(withoutQuotes(text))}"`;
}

/** Short quotes with the page's path: `"words" (/about)`; '' without evidence. */
export function quotes(evidence: readonly Evidence[], host: string, count = QUOTES, length = QUOTE_LENGTH): string {
  return evidence
    .filter((entry) => entry.snippet.trim() !== '')
    .slice(0, count)
    .map((entry) => `${quoted(cutAtWord(entry.snippet, length))} (${plain(pathOf(entry.url, host))})`)
    .join('; ');
}
