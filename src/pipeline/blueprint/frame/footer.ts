import { type Element, h } from '../html.ts';
import type { Labels } from '../labels.ts';
import type { ContactLine, Link } from '../pages/page-content.ts';
import { contactList, link } from '../sections/pieces.ts';
import type { Brand } from './header.ts';
import type { SiteLinks } from './navigation.ts';

const column = (title: Element | null, links: readonly Link[]) =>
  links.length > 0 &&
  h(
    'div',
    { class: links.length > 10 ? 'column long' : 'column' },
    title,
    h(
      'ul',
      null,
      links.map((entry) => h('li', null, link(entry))),
    ),
  );

/** Footer with contact details, legal pages and every page that the menu does not have. */
export function footerOf(
  { name }: Brand,
  links: SiteLinks,
  contacts: readonly ContactLine[],
  { labels, tone }: { labels: Labels; tone: 'deep' | 'plain' },
): Element {
  const { menu, pages, legal, social } = links;
  const amount = contacts.length + pages.length + social.length;
  const shape = amount === 0 ? 'footer-line' : pages.length > 10 ? 'footer-wide' : 'footer-columns';
  const title = (label: Parameters<Labels['of']>[0]) => h('h2', null, labels.of(label));
  return h(
    'footer',
    { class: `site-footer ${shape} tone-${tone}` },
    h(
      'div',
      { class: 'wrap' },
      h('p', { class: 'brand' }, name),
      contacts.length > 0 && h('div', { class: 'column' }, title('contact'), contactList(contacts, { labels })),
      column(title('pages'), [...menu.filter(({ href }) => !href.startsWith('#')), ...pages]),
      column(title('follow'), social),
      legal.length > 0 &&
        h(
          'nav',
          { class: 'legal', 'aria-label': labels.of('legal') },
          h(
            'ul',
            null,
            legal.map((entry) => h('li', null, link(entry))),
          ),
        ),
    ),
  );
}
