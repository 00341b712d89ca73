import type { Heading, Page, PageLink } from '#contracts/page.ts';
import { oncePerObject } from '#text/memoize.ts';

/**
 * Whether all links of a heading's card lead to other sites that nothing else on the page links to: places to see nearby, members,
 * recommendations. Cards that share one site (a booking service, an app store) offer something there.
 */
export function leadsElsewhere(page: Page, heading: Heading): boolean {
  const external = externalLinks(page);
  if (external.length === 0) return false;
  const card = cardOf(page, heading);
  const isInCard = ({ selector }: PageLink) => isWithin(heading.selector, selector) || (card !== '' && isWithin(selector, card));
  if (!external.some(isInCard)) return false;
  const shown = page.links.filter(({ hidden }) => !hidden);
  const inside = shown.filter(isInCard);
  if (!inside.every(isExternal)) return false;
  const others = new Set(shown.filter((link) => !isInCard(link)).map(hostOf));
  return !inside.some((link) => others.has(hostOf(link)));
}

const externalLinks = oncePerObject(({ links }: Page): PageLink[] => links.filter((link) => !link.hidden && isExternal(link)));

/** Whether an element is inside another, by their selectors. */
const isWithin = (inner: string, outer: string) => inner.startsWith(' > ', outer.length) && inner.startsWith(outer);
const isExternal = ({ internal, href }: PageLink) => !internal && href.startsWith('http');
const hostOf = ({ href }: PageLink) => URL.parse(href)?.hostname;

/** Selector of the largest element around a heading without another heading; '' when there is none. */
function cardOf({ headings }: Page, { selector }: Heading): string {
  let card = '';
  for (let at = selector.lastIndexOf(' > '); at > 0; at = selector.lastIndexOf(' > ', at - 1)) {
    const around = selector.slice(0, at);
    if (headings.some((other) => other.selector !== selector && isWithin(other.selector, around))) break;
    card = around;
  }
  return card;
}
