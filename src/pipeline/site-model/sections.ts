import { type Heading, type Page, sectionsOf, type TextBlock } from '#contracts/page.ts';
import { foldWords } from '#text/normalize.ts';
import { endCards } from './card-ends.ts';

/** A heading with its blocks and the headings above it. */
export type Section = {
  page: Page;
  heading: Heading | null;
  /** Short line right above the heading, a label such as "Our services"; null when there is none. */
  eyebrow: TextBlock | null;
  /** The headings of the levels above, outermost first. */
  trail: { heading: Heading; eyebrow: TextBlock | null }[];
  blocks: TextBlock[];
};

type PageParts = {
  visible: readonly TextBlock[];
  content: ReadonlySet<TextBlock>;
  /** Headings (compared form) that repeat on most pages, and texts of the page's links and buttons. */
  repeatedHeadings: ReadonlySet<string>;
  actions: ReadonlySet<string>;
};

/** Cuts a page's content by its headings, in reading order. Sections without heading and content are left out. */
export function buildSections(page: Page, { visible, content, repeatedHeadings, actions }: PageParts): Section[] {
  const sections: Section[] = [];
  const trail: Section['trail'] = [];
  let lastLine: TextBlock | null = null;
  for (const { heading, blocks } of endCards(sectionsOf({ ...page, blocks: [...visible] }))) {
    if (heading) while (trail.length > 0 && (trail.at(-1)?.heading.level ?? 0) >= heading.level) trail.pop();
    const eyebrow = heading && lastLine && isAdjacent(lastLine, heading) ? lastLine : null;
    lastLine = findLabel(blocks.at(-1), actions);
    const own = blocks.filter((block) => content.has(block));
    const isKept =
      heading !== null && heading.region !== 'footer' && !(repeatedHeadings.has(foldWords(heading.text)) && page.type !== 'home');
    if (isKept || own.length > 0) sections.push({ page, heading: isKept ? heading : null, eyebrow, trail: [...trail], blocks: own });
    if (heading) trail.push({ heading, eyebrow });
  }
  return sections;
}

const MAX_LABEL_LENGTH = 40;

/** The block, when it is a short line that could label the heading after it and is no link or button. */
function findLabel(block: TextBlock | undefined, actions: ReadonlySet<string>): TextBlock | null {
  if (block === undefined || block.text.length > MAX_LABEL_LENGTH) return null;
  return /[.!?:,]$/.test(block.text) || actions.has(foldWords(block.text)) ? null : block;
}

/** Elements of a list, table or quotation: their last line belongs to them, not to the heading after them. */
const SELF_CONTAINED_TAGS = new Set(['li', 'dt', 'dd', 'td', 'th', 'tr', 'blockquote', 'option']);

/** Whether a line shares its parent with the heading after it or wraps it: otherwise it belongs to what comes before. */
function isAdjacent(line: TextBlock, heading: Heading): boolean {
  if (SELF_CONTAINED_TAGS.has(line.tag)) return false;
  const [parent, own] = [parentOf(line.selector), parentOf(heading.selector)];
  return own === '' || parent === '' || own === parent || own.startsWith(`${parent} > `) || parentOf(parent) === own;
}

const parentOf = (selector: string): string => selector.slice(0, Math.max(0, selector.lastIndexOf(' > ')));
