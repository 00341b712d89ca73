import type { Strategy, TextPart, WholeText } from '#contracts/strategy.ts';
import { hasLetter, hasNumber } from '#text/characters.ts';
import { dialShown } from '#text/dialed-number.ts';
import { formName } from '../strategy/markdown/sentences.ts';
import { lines, paragraphs } from './block.ts';
import { siteText } from './site-text.ts';

type Links = NonNullable<TextPart['links']>;

/** Headings of a page are below that of its section. */
const LEVELS_ABOVE = 2;
/** Older data has no levels. */
const LEVEL_WITHOUT_DATA = 1;

const isWord = (character: string | undefined) => character !== undefined && (hasLetter(character) || hasNumber(character));

/** Where whole words are in a text; -1 for none. */
function findWords(text: string, words: string, from: number): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    const [first, last] = [words.charAt(0), words.charAt(words.length - 1)];
    if (!(isWord(first) && isWord(text[at - 1])) && !(isWord(last) && isWord(text[at + words.length]))) return at;
  }
  return -1;
}

/** An address as it is written in Markdown. */
const addressText = (target: string): string => siteText(target).replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20');

/** A text with its links in it, and the addresses of links that are no words of it. */
function withLinks(text: string, links: Links): { text: string; left: string[] } {
  const left: string[] = [];
  let linked = text;
  let from = 0;
  for (const link of links) {
    const words = siteText(link.text);
    const target = addressText(dialShown(link.target, words));
    if (target === '') continue;
    const at = words === '' ? -1 : findWords(linked, words, from);
    if (at < 0) left.push(target);
    else {
      const written = `[${words}](${target})`;
      linked = linked.slice(0, at) + written + linked.slice(at + words.length);
      from = at + written.length;
    }
  }
  return { text: linked, left: [...new Set(left)] };
}

const leads = (targets: readonly string[]) => targets.map((target) => `→ ${target}`);
const idText = (ids: readonly string[] = []) => ids.map((id) => ` {#${siteText(id)}}`).join('');
const cell = (text: string) => siteText(text).replaceAll('|', '\\|');

/** An alternative text that is a number was left by a template. */
const imageText = (path: string, alt: string) => `![${Number.isNaN(Number(alt)) ? alt : ''}](${path})`;

/** Words of a part in one text: a row by its cells, an entry by its pieces, a paragraph by its lines. */
function wordsOf({ kind, text, pieces = [] }: TextPart): string {
  if (kind === 'row') return `| ${pieces.map(cell).join(' | ')} |`;
  if (pieces.length === 0 || kind === 'heading') return siteText(text);
  return pieces
    .map(siteText)
    .filter(Boolean)
    .join(kind === 'text' ? '\n' : ' | ');
}

function partText(part: TextPart, { pathOf, nameOf }: { pathOf: (url: string) => string; nameOf: (purpose: string) => string }): string {
  const { kind, text, alt = '', level = LEVEL_WITHOUT_DATA, links = [], ids } = part;
  if (kind === 'image') {
    const image = imageText(addressText(pathOf(text)), siteText(alt));
    return links[0] ? `[${image}](${addressText(links[0].target)})` : image;
  }
  if (kind === 'embed') return `[embedded: ${siteText(alt) || 'no title'}](${addressText(text)})`;
  if (kind === 'button') return `[button: ${siteText(text)}]`;
  if (kind === 'form') return nameOf(text) && `[form: ${nameOf(text)}, as the prompt describes it]`;
  if (kind === 'heading') {
    const heading = `${'#'.repeat(Math.min(6, level + LEVELS_ABOVE))} ${siteText(text)}${idText(ids)}`;
    return siteText(text) && paragraphs(heading, ...leads(links.map(({ target }) => addressText(target))));
  }
  const words = wordsOf(part);
  if (words === '') return '';
  const linked = withLinks(words, links);
  const mark = kind === 'item' ? (part.number === undefined ? '- ' : `${part.number}. `) : kind === 'quote' ? '> ' : '';
  const body = `${mark}${linked.text}${idText(ids)}`;
  if (linked.left.length === 0) return body;
  return kind === 'row' || kind === 'item' ? `${body} ${leads(linked.left).join(' ')}` : lines(body, ...leads(linked.left));
}

/** How forms are called that the plan describes; '' for one that goes. */
export function formNames({ engineer }: Strategy, path: string): (purpose: string) => string {
  const forms = engineer.forms.map((form) => ({ ...form, isHere: form.path === path }));
  return (purpose) => {
    const same = forms.filter((form) => form.purpose === purpose);
    const form = same.find(({ isHere }) => isHere) ?? same[0];
    return form?.decision === 'drop' ? '' : siteText(formName(form?.name ?? purpose));
  };
}

/** The line that makes a table of rows, below the first of them; '' elsewhere. */
function tableLine(parts: WholeText['parts'], at: number): string {
  const { kind, pieces = [] } = parts[at] ?? {};
  const isFirst = kind === 'row' && parts[at - 1]?.kind !== 'row' && parts[at + 1]?.kind === 'row';
  return isFirst ? `\n| ${pieces.map(() => '---').join(' | ')} |` : '';
}

/** Today's text of a page as Markdown: tables, entries below each other, all else in paragraphs. */
export function wholeText(
  parts: WholeText['parts'],
  names: { pathOf: (url: string) => string; nameOf: (purpose: string) => string },
): string {
  const shown = parts.map((part) => ({ part, text: partText(part, names) })).filter(({ text }) => text !== '');
  const rows = shown.map(({ part }) => part);
  const texts = shown.map(({ part: { kind }, text }, at) => ({ kind, text: `${text}${tableLine(rows, at)}` }));
  const isList = (kind: string | undefined) => kind === 'item' || kind === 'row';
  return texts
    .map(({ kind, text }, at) => (at === 0 ? text : `${isList(kind) && texts[at - 1]?.kind === kind ? '\n' : '\n\n'}${text}`))
    .join('');
}
