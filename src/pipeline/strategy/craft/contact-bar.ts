import type { Page } from '#contracts/page.ts';
import { isContactLink } from '#text/address.ts';
import { oncePerObject } from '#text/memoize.ts';
import { countWords } from '#text/segment.ts';
import { isSocialProfile } from '../../site-model/social-profiles.ts';

/** Least links of a bar, how many of them lead to a way to get in touch, and the longest label. Set by hand. */
const FEWEST_LINKS = 3;
const FEWEST_CONTACTS = 2;
const LABEL_WORDS = 2;

const LINK = ' > a';

/** The elements of a page that hold nothing but short links, several of them to a phone number, a mailbox or a profile. */
const barsOf = oncePerObject((page: Page): readonly string[] => {
  const parentOf = (selector: string) => selector.slice(0, selector.lastIndexOf(LINK));
  const isBar = (links: Page['links']) => {
    const isContact = ({ href, internal }: Page['links'][number]) => isContactLink(href) || (!internal && isSocialProfile(href));
    const areShort = links.every(({ text }) => countWords(text) <= LABEL_WORDS);
    return links.length >= FEWEST_LINKS && areShort && links.filter(isContact).length >= FEWEST_CONTACTS;
  };
  const groups = Map.groupBy(
    page.links.filter(({ selector, hidden }) => !hidden && selector.includes(LINK)),
    ({ selector }) => parentOf(selector),
  );
  return [...groups].flatMap(([parent, links]) => (isBar(links) ? [parent] : []));
});

/** Whether an element is in a bar of links to call, write or follow: its labels are no copy, and its buttons belong to no section. */
export const isInContactBar = (page: Page, selector: string): boolean =>
  barsOf(page).some((parent) => selector.startsWith(`${parent}${LINK}`));
