import { HEADING_TAGS, type Heading, type TextBlock } from '#contracts/page.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { Section } from '../../../site-model/sections.ts';

/** A heading and what announces its kind: itself, or the short line right above it. */
export type Announced = { heading: Heading; label: Pick<TextBlock, 'selector' | 'text'>; section: Section };

/** The most words of a line above a heading that says what is below it. */
const MAX_LABEL_WORDS = 5;

/** Headings that announce something by their own words or by the line above them ("Our team" above "The people behind your smile"). */
export function announcing({ page, sections }: PageModel, announces: (text: string) => boolean): Announced[] {
  return sections.flatMap((section): Announced[] => {
    const { heading } = section;
    if (!heading) return [];
    const label = [heading, section.eyebrow, lineAbove(page.blocks, heading)].find((one) => one && announces(one.text));
    return label ? [{ heading, label, section }] : [];
  });
}

/** The short line right above a heading, also where the menu or the footer has the same words. */
function lineAbove(blocks: readonly TextBlock[], heading: Heading): TextBlock | null {
  const at = blocks.findIndex(({ selector }) => selector === heading.selector);
  const above = blocks.slice(0, Math.max(0, at)).findLast(({ hidden }) => !hidden);
  const isLabel = above && above.region === heading.region && !HEADING_TAGS.has(above.tag) && !LISTED.has(above.tag);
  return isLabel && countWords(above.text) <= MAX_LABEL_WORDS && foldWords(above.text) !== foldWords(heading.text) ? above : null;
}

const LISTED: ReadonlySet<string> = new Set(['li', 'td', 'th', 'tr', 'dt', 'dd', 'blockquote']);
