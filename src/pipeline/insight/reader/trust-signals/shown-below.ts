import { HEADING_TAGS, type Heading, type Page, type PageImage, type PageLink, type TextBlock } from '#contracts/page.ts';
import { hasLetter } from '#text/characters.ts';
import { dropEnd } from '#text/edges.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';

/** What a page shows between a heading and the next one of its level or above. */
export type Shown = {
  headings: TextBlock[];
  lines: TextBlock[];
  /** Links to other sites. */
  outward: PageLink[];
  images: PageImage[];
};

const FRAME = new Set(['nav', 'footer']);
/** The most words of a name of a firm, a paper or a person. */
const MAX_NAME_WORDS = 8;

/** What is below a heading: a heading alone promises proof, and only what is below it is proof. */
export function shownBelow(page: Page, heading: Heading): Shown {
  const start = page.blocks.findIndex(({ selector, tag }) => selector === heading.selector && HEADING_TAGS.has(tag));
  const isEnd = ({ tag, hidden }: TextBlock) => !hidden && HEADING_TAGS.has(tag) && Number(tag.slice(1)) <= heading.level;
  const next = page.blocks.findIndex((block, at) => at > start && isEnd(block));
  const end = next < 0 ? page.blocks.length : next;
  // What is last before the next heading without a text after it has that heading's place.
  const isBelow = ({ at = -1, selector }: Pick<PageLink, 'at' | 'selector'>) =>
    start >= 0 && at > start && at <= end && !isWithin(selector, page.blocks[end]?.selector);
  const blocks = start < 0 ? [] : page.blocks.slice(start + 1, end).filter(({ hidden, region }) => !hidden && !FRAME.has(region));
  return {
    headings: blocks.filter(({ tag }) => HEADING_TAGS.has(tag)),
    lines: blocks.filter(({ tag, text }) => !HEADING_TAGS.has(tag) && hasLetter(text)),
    outward: page.links.filter(
      (link) => isBelow(link) && !link.hidden && !link.internal && link.href.startsWith('http') && !FRAME.has(link.region),
    ),
    images: page.images.filter((image) => isBelow(image) && !image.hidden && !FRAME.has(image.region)),
  };
}

const isWithin = (selector: string, outer: string | undefined) =>
  outer !== undefined && (selector === outer || selector.startsWith(`${outer} > `));

/**
 * The names that are shown, each once: headings, unless there are more links to other sites or images below them, which are named; else
 * short lines.
 */
export function shownNames({ headings, lines, outward, images }: Shown): string[] {
  const lists = [headings, outward, images.map(({ alt }) => ({ text: alt ?? '' }))].map((list) => distinctNames(list));
  const longest = lists.reduce((best, list) => (list.length > best.length ? list : best), []);
  return longest.length > 0 ? longest : distinctNames(lines);
}

function distinctNames(list: readonly { text: string }[]): string[] {
  const names = list.map(({ text }) => withoutLogo(text)).filter((text) => hasLetter(text) && countWords(text) <= MAX_NAME_WORDS);
  return names.filter((name, at) => names.findIndex((other) => foldWords(other) === foldWords(name)) === at);
}

/** The alternative text of an image without the word that says what it is. */
const withoutLogo = (text: string): string =>
  text
    .split(' ')
    .filter((word) => word.toLowerCase() !== 'logo')
    .join(' ');

/** A heading with names of what is below it, "Our sponsors: Northern Rail, Example Bank", or alone where there is no name. */
export const headed = (heading: string, names: readonly string[]): string =>
  names.length === 0 ? heading : `${dropEnd(heading, ' :')}: ${names.join(', ')}`;
