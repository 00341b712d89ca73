import { shapeOf } from '../../../site-model/element-shape.ts';
import type { Section } from '../../../site-model/sections.ts';

const depthOf = (selector: string): number => selector.split(' > ').length;

/** Fewest cards that make a row. */
const MIN_CARDS = 2;

/**
 * The heading above a row of cards that has their own level: an `h2` "Our services" followed by cards whose titles are `h2`, too. The cards
 * are built alike, the heading above is not and shares an element with them. Null when there is none.
 */
export function headingOfRow(section: Section, all: readonly Section[]): Section | null {
  const { heading, page } = section;
  if (!heading) return null;
  const shape = shapeOf(heading.selector);
  const at = all.indexOf(section);
  const header = all.slice(0, at).findLast((other) => other.heading && shapeOf(other.heading.selector) !== shape);
  if (header?.heading?.level !== heading.level) return null;
  const around = commonAncestor(header.heading.selector, heading.selector);
  if (around === '' || depthOf(header.heading.selector) >= depthOf(heading.selector)) return null;
  // Everything else of this level inside the shared element is a card of the row.
  const inside = page.headings.filter((one) => one.level <= heading.level && !one.hidden && one.selector.startsWith(`${around} > `));
  const cards = inside.filter((one) => shapeOf(one.selector) === shape);
  return cards.length >= MIN_CARDS && cards.length + 1 === inside.length ? header : null;
}

function commonAncestor(a: string, b: string): string {
  const [one, other] = [a.split(' > '), b.split(' > ')];
  const end = one.findIndex((part, at) => part !== other[at]);
  return one.slice(0, Math.max(0, end)).join(' > ');
}
