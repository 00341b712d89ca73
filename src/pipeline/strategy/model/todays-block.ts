import type { Page } from '#contracts/page.ts';
import type { SectionItem } from '#contracts/strategy.ts';
import { hasNumber, isYear } from '#text/characters.ts';
import { isCopyNoise } from '#text/noise.ts';
import { foldText } from '#text/normalize.ts';
import { splitSentences } from '#text/segment.ts';
import { lettersOf, withoutQuotes } from '#text/words.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import { withoutEyebrows } from '../craft/page-sections.ts';
import { pricesIn } from '../grounding/grounding.ts';
import type { PageReading } from '../read-site.ts';

/** A block of today's page as copy. */
export type TodaysBlock = { heading: string; text: string[]; items: SectionItem[] };

const LIST_TAGS = new Set(['li', 'dt', 'dd', 'td', 'th', 'tr']);

type Section = PageReading['sections'][number];

/** The element around another one, by its selector. */
const parentOf = (selector: string) => selector.slice(0, Math.max(0, selector.lastIndexOf(' > ')));

/** Longest figure of a counter: `2.7m`, `82%`. */
const LONGEST_FIGURE = 8;
const isFigure = (text: string) =>
  hasNumber(text) && text.length <= LONGEST_FIGURE && !text.includes(' ') && !isYear(text) && pricesIn(text).length === 0;

/** The blocks with a figure and the words next to it as one line: a counter has them in elements of their own. */
function withFigures(blocks: Section['blocks']): Section['blocks'] {
  return blocks.flatMap((block, at) => {
    const [before, next] = [blocks[at - 1], blocks[at + 1]];
    const isNextTo = (other: typeof block | undefined) => other !== undefined && parentOf(other.selector) === parentOf(block.selector);
    if (isFigure(block.text.trim()) && next && isNextTo(next) && !hasNumber(next.text.charAt(0))) return [];
    const isCounted = before && isNextTo(before) && isFigure(before.text.trim()) && !hasNumber(block.text.charAt(0));
    return [isCounted ? { ...block, text: `${before.text.trim()} ${block.text}` } : block];
  });
}

const linesOf = ({ blocks }: Section, isList: boolean): string[] =>
  withFigures(blocks)
    .filter(({ tag, text }) => LIST_TAGS.has(tag) === isList && (!isCopyNoise(text) || isYear(text.trim())) && !mayBePromptInjection(text))
    .map(({ text }) => foldText(text));

/**
 * What is below a heading of today's page, word for word, up to the next heading of its level: paragraphs and list entries, and each heading
 * below it as an entry with its text. null where the page has no such heading, or nothing below it.
 */
export function todaysBlock(page: Pick<PageReading, 'sections'>, heading: string): TodaysBlock | null {
  const sections = withoutEyebrows(page.sections);
  const asked = lettersOf(heading);
  const start = asked === '' ? -1 : sections.findIndex((section) => section.heading && lettersOf(section.heading.text) === asked);
  const first = sections[start];
  if (!first?.heading) return null;
  const { level, text: name } = first.heading;
  const after = sections.slice(start + 1);
  const end = after.findIndex((section) => section.heading !== null && section.heading.level <= level);
  const below = end < 0 ? after : after.slice(0, end);
  const items: SectionItem[] = [
    ...linesOf(first, true).map((text): SectionItem => ({ kind: 'text', title: '', text })),
    ...below.map(
      (section): SectionItem => ({
        kind: 'card',
        title: foldText(section.heading?.text ?? ''),
        text: [...linesOf(section, false), ...linesOf(section, true)].join(' '),
      }),
    ),
  ];
  const text = linesOf(first, false);
  return text.length + items.length === 0 ? null : { heading: foldText(name), text, items };
}

/** Longest text of an entry, in characters: more is a page of its own. */
const LONGEST_ENTRY = 500;

/** What today's pages say below a heading, as the text of one entry; '' where none has it, or where it is long or a list of others. */
export function todaysEntry(pages: readonly Pick<PageReading, 'sections'>[], heading: string): string {
  for (const page of pages) {
    const block = todaysBlock(page, heading);
    if (!block || block.items.some(({ title }) => title !== '')) continue;
    const words = [...block.text, ...block.items.map(({ text }) => text)].join(' ');
    if (words.length <= LONGEST_ENTRY) return words;
  }
  return '';
}

/** What a person says on today's pages, in quotation marks, by a name that begins as theirs; '' where nobody of that name is quoted. */
export function quoteOf(pages: readonly { page: Pick<Page, 'quotes'> }[], name: string): string {
  const asked = lettersOf(name);
  const quotes = pages.flatMap(({ page }) => page.quotes);
  const isBy = (author: string) => author !== '' && (asked.startsWith(author) || author.startsWith(asked));
  const found = asked === '' ? undefined : quotes.find(({ author }) => isBy(lettersOf(author ?? '')));
  return found ? `“${foldText(withoutQuotes(found.quote))}”` : '';
}

/** Longest end of a sentence that a text lacks, in characters. */
const LONGEST_END = 60;

/** A text with the end of today's sentence where its last one is only the beginning of it, as after `etc.`. */
export function completed(text: string, own: readonly string[]): string {
  const last = splitSentences(text).at(-1) ?? '';
  if (last.length < LONGEST_END) return text;
  const ends = own.flatMap((words) => (words.includes(last) ? splitSentences(words) : [])).filter((sentence) => sentence.startsWith(last));
  const [end = ''] = ends.map((sentence) => sentence.slice(last.length));
  const isEnd = end.length > 1 && end.length <= LONGEST_END && end.charAt(0) === ' ' && end.charAt(1) !== end.charAt(1).toUpperCase();
  return isEnd ? `${text}${end}` : text;
}
