import { dropStart } from '#text/edges.ts';

/** Headings of parts that checks look into, as prompts in Markdown have them; `DECIDE` is followed by what the decisions wait for. */
export const FOR_WHOM = '## For whom';
export const DECIDE = '## Decide before launch';

/** Parts that speak about today's site and the new one, not to visitors: they may name what is to go, and prices by themselves. */
const ABOUT = ['diagnosis', 'decide', 'acceptance', 'rules', 'facts', 'wrong'];

/** Whether a heading opens such a part. */
export function isAboutTheSite(heading: string): boolean {
  const words = dropStart(heading.trim(), '# ').toLowerCase();
  return ABOUT.some((word) => words.startsWith(word));
}

/** Whether a heading opens the part about the look, whose numbers are sizes. */
export const isAboutTheLook = (heading: string): boolean => dropStart(heading.trim(), '# ').toLowerCase().startsWith('look');

/** Whether a line is the heading of a page. */
export const isPageHeading = (line: string): boolean => line.startsWith('## `');

/** Whether a line is the heading of a part or a page. */
export const isPartHeading = (line: string): boolean => line.startsWith('# ') || line.startsWith('## ');

/** What follows a heading, up to the next one; null where the block has no such heading, or several. */
export function bodyOf(text: string, heading: string): string | null {
  const lines = text.split('\n');
  const wanted = heading.trim();
  const starts = lines.flatMap((line, at) => (isPartHeading(line) && line.trim() === wanted ? [at] : []));
  const [start, ...others] = starts;
  if (start === undefined || others.length > 0) return null;
  const next = lines.findIndex((line, at) => at > start && isPartHeading(line));
  return lines
    .slice(start + 1, next < 0 ? lines.length : next)
    .join('\n')
    .trim();
}
