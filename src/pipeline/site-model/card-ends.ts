import type { PageSection } from '#contracts/page.ts';

const stepsOf = (selector: string): string[] => selector.split(' > ');

/** A step without its place among its siblings. */
const kindOf = (step: string): string => step.split(':nth-of-type', 1)[0] ?? '';

/** Headings that end a row of cards: the row has two or more that are built alike. */
type Row = { at: number; card: string };

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

function lastCards(sections: readonly PageSection[]): Row[] {
  return sections.flatMap(({ heading }, at): Row[] => {
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
  const [own, others] = [stepsOf(selector), stepsOf(other)];
  if (own.length !== others.length || own.some((step, at) => kindOf(step) !== kindOf(others[at] ?? ''))) return '';
  const differs = own.flatMap((step, at) => (step === others[at] ? [] : [at]));
  const [place = -1] = differs;
  // Headings side by side have no elements of their own.
  return differs.length === 1 && place < own.length - 1 ? own.slice(0, place + 1).join(' > ') : '';
}
