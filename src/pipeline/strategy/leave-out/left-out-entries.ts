import { type Page, sectionsOf, type TextBlock } from '#contracts/page.ts';
import { hasNumber } from '#text/characters.ts';
import { countWords } from '#text/segment.ts';
import type { Cutter } from './cut-sentences.ts';

/** Words of a line above a title that belongs to it: a date, a category. */
const LABEL_WORDS = 5;
const isLabel = ({ text }: TextBlock) => countWords(text) <= LABEL_WORDS && hasNumber(text);

/** Pages that list entries, each with a title of its own. */
const LISTS = new Set<Page['type']>(['blog', 'article']);

/** The largest element around a title that has no other heading; '' where the headings are neighbors of their texts. */
function containerOf(title: string, others: readonly string[]): string {
  let container = '';
  for (let end = title.lastIndexOf(' > '); end > 0; end = title.lastIndexOf(' > ', end - 1)) {
    const around = title.slice(0, end);
    if (others.some((other) => other === around || other.startsWith(`${around} > `))) break;
    container = around;
  }
  return container;
}

/**
 * Selectors of the texts below the titles of news and posts that the new site leaves out: an entry goes whole. Where the entries have no
 * element of their own, its text ends at the next heading, but for a date above that.
 */
export function leftOutEntries(page: Page, { cut }: Cutter): ReadonlySet<string> {
  const sections = sectionsOf(page);
  const titles = sections.flatMap(({ heading }) => (heading ? [heading] : []));
  const gone = new Set<string>();
  sections.forEach(({ heading, blocks }, at) => {
    if (!heading || heading.level === 1 || cut(heading.text) !== '') return;
    const others = titles.filter((title) => title !== heading).map(({ selector }) => selector);
    const container = containerOf(heading.selector, others);
    const isEntry = LISTS.has(page.type) || /(?:^| > )(?:article|li)(?::[^ >]*)?$/u.test(container);
    if (!isEntry) return;
    const isInside = ({ selector }: TextBlock) => selector.startsWith(`${container} > `);
    const above = sections[at - 1]?.blocks.at(-1);
    const below = blocks.at(-1) && sections[at + 1] && isLabel(blocks.at(-1) as TextBlock) ? blocks.slice(0, -1) : blocks;
    const own = container === '' ? [...(above && isLabel(above) ? [above] : []), ...below] : page.blocks.filter(isInside);
    for (const { selector } of own) gone.add(selector);
  });
  return gone;
}
