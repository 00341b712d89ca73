import { dropStart } from '#text/edges.ts';

/** Parts that speak about today's site and the new one, not to visitors: they may name what is to go, and prices by themselves. */
const ABOUT = ['diagnosis', 'decide', 'acceptance'];

/** Whether a heading opens such a part. */
export function isAboutTheSite(heading: string): boolean {
  const words = dropStart(heading.trim(), '# ').toLowerCase();
  return ABOUT.some((word) => words.startsWith(word));
}

/** Whether a line is the heading of a part or a page. */
export const isPartHeading = (line: string): boolean => line.startsWith('# ') || line.startsWith('## ');
