import { escapeHtml } from '../blueprint/html.ts';

/** Text for markup that keeps its line breaks, which a prompt has. */
const escapeLines = (text: string) => text.split('\n').map(escapeHtml).join('\n');

/** Markup that is safe to put into a page as it is. */
export type Markup = { readonly markup: string };
type Part = Markup | string | number | null | false | undefined | readonly Part[];

const isMarkup = (part: Part): part is Markup => typeof part === 'object' && part !== null && 'markup' in part;

function toMarkup(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (isMarkup(part)) return part.markup;
  if (typeof part === 'object') return part.map(toMarkup).join('');
  return escapeLines(String(part));
}

/** Template tag for markup: every text put into it is escaped, lists are joined, null and false leave nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: strings.map((string, at) => string + (at < parts.length ? toMarkup(parts[at]) : '')).join('') };
}

/** Markup of our own files. */
export const trusted = (markup: string): Markup => ({ markup });
