import type { PageSection } from '#contracts/page.ts';
import { shapeOf } from './element-shape.ts';

const stepsOf = (selector: string): string[] => selector.split(' > ');

/** The last card of a row: the place of its section, and the selector of its element. */
type LastCard = { at: number; card: string };

/**
 * The sections of a page in which the last card of a row ends with its element: what comes after the row (a note on all of them, a link to more) is a
 * section without a heading. Cards are headings that are built alike and in neighboring elements, `section > div:nth-of-type(2) > h3`.
 */
export function endCards(sections: readonly PageSection[]): PageSection[] {
  const ends = new Map(lastCards(sections).map(({ at, card }) => [at, card]));
  return sections.flatMap((section, at) => {
    const card = ends.get(at);
    const { heading, blocks } = section;
    const isInside = ({ selector }: { selector: string }) => selector === card || selector.startsWith(`${card} > `);
    const after = card === undefined ? -1 : blocks.findIndex((block) => !isInside(block));
    if (!heading || after < 0 || blocks.slice(after).some(isInside)) return [section];
    return [
      { heading, blocks: blocks.slice(0, after) },
      { heading: null, blocks: blocks.slice(after) },
    ];
  });
}

function lastCards(sections: readonly PageSection[]): LastCard[] {
  return sections.flatMap(({ heading }, at): LastCard[] => {
    const before = sections[at - 1]?.heading;
    if (!heading || before?.level !== heading.level) return [];
    const card = cardOf(heading.selector, before.selector);
    const next = sections[at + 1]?.heading;
    const goesOn = next?.level === heading.level && cardOf(heading.selector, next.selector) === card;
    return card === '' || goesOn ? [] : [{ at, card }];
  });
}

/** The element of a row that a heading is in, told from the heading of another one that is built alike; '' where they are not. */
function cardOf(selector: string, other: string): string {
  if (shapeOf(selector) !== shapeOf(other)) return '';
  const [own, others] = [stepsOf(selector), stepsOf(other)];
  const differs = own.flatMap((step, at) => (step === others[at] ? [] : [at]));
  const [place = -1] = differs;
  // Headings side by side have no elements of their own.
  return differs.length === 1 && place < own.length - 1 ? own.slice(0, place + 1).join(' > ') : '';
}
