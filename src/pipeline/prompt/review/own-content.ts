import type { Strategy } from '#contracts/strategy.ts';
import { siteText } from '../site-text.ts';

/** How the copy file opens a section, and the copy that takes the place of a page's text of today. */
const SECTION = '## ';
const FINAL_COPY = '**Final copy of this page:**';
const DATA = '## Structured data (JSON-LD)';

/** A part of the copy file: where it is, and whether it is our own text, which corrections may change. */
type Part = { start: number; end: number };

/**
 * The parts of `CONTENT.md` that the product wrote itself: the copy of pages that are not built from today's text, and the data for search
 * engines. All else is today's site word for word.
 */
export function ownParts(content: string, { craft }: Pick<Strategy, 'craft'>): Part[] {
  const todays = new Set((craft.wholeTexts ?? []).filter(({ parts }) => parts.length > 0).map(({ path }) => `${SECTION}${siteText(path)}`));
  const starts: { at: number; line: string }[] = [];
  let place = 0;
  for (const line of content.split('\n')) {
    if (line.startsWith(SECTION)) starts.push({ at: place, line });
    place += line.length + 1;
  }
  return starts.flatMap(({ at, line }, index) => {
    const end = starts[index + 1]?.at ?? content.length;
    if (line === DATA) return [{ start: at, end }];
    const copy = content.slice(at, end).indexOf(FINAL_COPY);
    if (copy >= 0) return [{ start: at + copy, end }];
    return line.startsWith(`${SECTION}/`) && !todays.has(line) ? [{ start: at, end }] : [];
  });
}

/** These parts as one text, each below the heading of its section. */
export function ownContent(content: string, strategy: Pick<Strategy, 'craft'>): string {
  return ownParts(content, strategy)
    .map(({ start, end }) => {
      const heading = content.slice(content.lastIndexOf(`\n${SECTION}`, start) + 1, start).split('\n')[0] ?? '';
      const text = content.slice(start, end).trim();
      return text.startsWith(SECTION) ? text : `${heading}\n${text}`;
    })
    .join('\n\n');
}
