import { type Element, h, type Words } from '../html.ts';
import type { Labels } from '../labels.ts';
import type { ContactLine, Link } from '../pages/page-content.ts';
import { contactList, link } from '../sections/pieces.ts';
import type { Brand } from './header.ts';
import type { SiteLinks } from './navigation.ts';

const list = (links: readonly Link[]) =>
  h(
    'ul',
    null,
    links.map((entry) => h('li', null, link(entry))),
  );
const column = (title: Element | null, links: readonly Link[]) =>
  links.length > 0 && h('div', { class: links.length > 10 ? 'column long' : 'column' }, title, list(links));

/** Links that are read in one line. */
const MOST_IN_LINE = 12;

/** `contacts`: those that the page does not end with already. `gaps`: what the site lacks as a whole. */
type FooterContent = { contacts: readonly ContactLine[]; gaps: readonly Words[]; labels: Labels; tone: 'deep' | 'plain' };

/** Footer with contact details, legal pages and every page that the menu does not have. */
export function footerOf({ name }: Brand, links: SiteLinks, { contacts, gaps, labels, tone }: FooterContent): Element {
  const { menu, pages, legal, social } = links;
  const shape =
    contacts.length === 0 && pages.length + menu.length <= MOST_IN_LINE
      ? 'footer-line'
      : pages.length > 10
        ? 'footer-wide'
        : 'footer-columns';
  const title = (label: Parameters<Labels['of']>[0]) => h('h2', null, labels.of(label));
  return h(
    'footer',
    { class: `site-footer ${shape} tone-${tone}` },
    h(
      'div',
      { class: 'wrap' },
      h('p', { class: 'brand' }, name),
      contacts.length > 0 && h('div', { class: 'column' }, title('contact'), contactList(contacts, { labels })),
      column(title('pages'), [...menu.filter(({ href }) => !href.includes('#')), ...pages]),
      column(title('follow'), social),
      legal.length + gaps.length > 0 &&
        h(
          'nav',
          { class: 'legal', 'aria-label': labels.of('legal') },
          legal.length > 0 && list(legal),
          gaps.map((words) => h('p', { class: 'gap' }, words)),
        ),
    ),
  );
}
