import type { SectionItem } from '#contracts/strategy.ts';
import { isYear } from '#text/characters.ts';
import { isCopyNoise } from '#text/noise.ts';
import { foldText } from '#text/normalize.ts';
import { lettersOf } from '#text/words.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import { withoutEyebrows } from '../craft/page-sections.ts';
import type { PageReading } from '../read-site.ts';

/** A block of today's page as copy. */
export type TodaysBlock = { heading: string; text: string[]; items: SectionItem[] };

const LIST_TAGS = new Set(['li', 'dt', 'dd', 'td', 'th', 'tr']);

type Section = PageReading['sections'][number];

const linesOf = ({ blocks }: Section, isList: boolean): string[] =>
  blocks
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
