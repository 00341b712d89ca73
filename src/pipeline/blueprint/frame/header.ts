import { type Element, h, type Words } from '../html.ts';
import type { Labels } from '../labels.ts';
import type { SiteImage } from '../pages/page-content.ts';
import { sourceSet } from '../sections/image.ts';
import { link } from '../sections/pieces.ts';
import type { SiteLinks } from './navigation.ts';

export type Brand = { name: Words; logo: SiteImage | null };

/** Entries, and letters in them, that fit a line of a phone without a menu to open. */
const FEW = { entries: 3, letters: 20 };

const list = ({ menu }: SiteLinks, current: string) =>
  h(
    'ul',
    null,
    menu.map((entry) => h('li', null, h('a', { href: entry.href, 'aria-current': entry.href === current ? 'page' : null }, entry.label))),
  );

/** Letters of an action that fit next to the name and the menu on a phone; a longer one is in the menu there. */
const SHORT_ACTION = 12;

/** Width that a logo has at most, with room for sharp screens. */
const LOGO_SIZES = '15rem';

function logoElement(logo: SiteImage, name: Words): Element {
  const srcset = sourceSet(logo);
  return h('img', { src: logo.url, srcset, sizes: srcset && LOGO_SIZES, alt: name, width: logo.size?.width, height: logo.size?.height });
}

/** The name or logo, which leads home. */
const brandLink = ({ name, logo }: Brand, home: string) => h('a', { class: 'brand', href: home }, logo ? logoElement(logo, name) : name);

/** Header with the menu; on phones it opens without script. */
export function headerOf(brand: Brand, links: SiteLinks, labels: Labels): Element {
  const { menu, action } = links;
  const letters = menu.reduce((sum, { label }) => sum + label.text.length, brand.name.text.length);
  const shape = menu.length === 0 ? 'bare' : menu.length >= 6 || letters > 70 ? 'stacked' : 'line';
  const opens = menu.length > FEW.entries || menu.reduce((sum, { label }) => sum + label.text.length, 0) > FEW.letters;
  const name = labels.of('main');
  const wide = menu.length > 0 && h('nav', { class: opens ? 'menu wide' : 'menu', 'aria-label': name }, list(links, '#main'));
  const isFar = Boolean(opens && action && action.label.text.length > SHORT_ACTION);
  const small =
    opens &&
    h(
      'details',
      { class: 'menu-small' },
      h('summary', null, labels.of('menu')),
      h('nav', { 'aria-label': name }, list(links, '#main')),
      isFar && action && link(action, 'button small'),
    );
  return h(
    'header',
    { class: `site-header ${shape}${isFar ? ' far' : ''}` },
    h('div', { class: 'wrap' }, brandLink(brand, links.home), wide, action && link(action, 'button small'), small),
  );
}
