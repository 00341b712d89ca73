import type { Page } from '#contracts/page.ts';
import { splitWords } from '#text/segment.ts';
import type { Reading } from '../../reading.ts';
import { groupOfEntry } from '../audiences/audiences.ts';
import type { OfferCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';
import { kindOfHeading } from './section-kinds.ts';

const SERVICE_PATH =
  /\/(services?|leistungen|angebote?|prestations?|servicios?|solutions?|soluciones|treatments?|what-we-do|practice-areas?|programs?|programmes?|projects?|projekte|projets|proyectos|features?|courses?|kurse|cours|cursos|consulting|classes|tours?|workshops)\/[^/?#]+/i;
const PRODUCT_PATH = /\/(products?|produkte?|produits?|productos?|shop|store|collections?|tienda|boutique|menu|wines?|books?)\/[^/?#]+/i;

/** Offers that have a page of their own: links below a services or products address, and pages read as service or product. */
export function linkOffers(reading: Reading): OfferCandidate[] {
  const found: OfferCandidate[] = [];
  const seen = new Set<string>();
  // Menus lead to the same addresses from every page.
  const known = new Map<string, { path: string; kind: 'service' | 'product' | null }>();
  const placeOf = (href: string) => {
    const before = known.get(href);
    if (before) return before;
    const path = pathOf(href);
    const place = { path, kind: SERVICE_PATH.test(path) ? 'service' : PRODUCT_PATH.test(path) ? 'product' : null } as const;
    known.set(href, place);
    return place;
  };
  for (const { page } of reading.pages) {
    for (const link of page.links) {
      if (!link.internal || link.hidden || link.href === page.url) continue;
      const { path, kind } = placeOf(link.href);
      const name = kind ? offerLabel(link.text) : '';
      if (!kind || name === '' || readsLikeSlogan(name) || seen.has(`${path}|${name}`)) continue;
      seen.add(`${path}|${name}`);
      const inMenu = link.region === 'nav' || link.region === 'header' || link.region === 'footer';
      found.push({
        name,
        weight: inMenu ? 4.5 : 2,
        kind,
        quote: { page, selector: link.selector, text: link.text },
        description: '',
        price: '',
        url: link.href,
        source: 'link',
      });
    }
    if (page.type === 'service' || page.type === 'product') {
      const heading = page.headings.find((one) => !one.hidden && one.level <= 2 && offerLabel(one.text) !== '');
      if (heading && !readsLikeSlogan(heading.text)) {
        const quote = { page, selector: heading.selector, text: heading.text };
        found.push({
          name: offerLabel(heading.text),
          weight: 4,
          kind: page.type,
          quote,
          description: page.description ?? '',
          price: '',
          url: page.url,
          source: 'own page',
        });
      }
    }
  }
  found.push(...menuOffers(reading));
  return found;
}

/** A menu entry that leads to a section of the same page, as on sites of one page. */
const ANCHOR_WEIGHT = 1.6;

/**
 * Entries of the main menu that lead to pages which are neither about the firm nor its news: on sites without a services
 * section the menu itself names what is offered.
 */
function menuOffers(reading: Reading): OfferCandidate[] {
  const home = reading.home?.page;
  if (!home) return [];
  const pages = new Map(reading.pages.map(({ page }) => [page.url, page]));
  const found: OfferCandidate[] = [];
  for (const link of home.links) {
    if (!link.internal || link.hidden || (link.region !== 'nav' && link.region !== 'header')) continue;
    const isAnchor = link.href === home.url || link.rawHref.startsWith('#');
    const target = pages.get(link.href);
    const type = target?.type ?? 'other';
    const name = offerLabel(link.text);
    const kind = kindOfHeading(link.text);
    if (name === '' || readsLikeSlogan(name) || (pathOf(link.href) === '/' && !isAnchor) || link.rawHref === '#') continue;
    if (groupOfEntry(name) !== null) continue;
    if (isAnchor && !/^#[\w-]{3,}|\/#[\w-]{3,}/.test(link.rawHref)) continue;
    if (kind !== null && kind !== 'programmes' && kind !== 'services' && kind !== 'products' && kind !== 'features') continue;
    if (!isAnchor && type !== 'other' && type !== 'service' && type !== 'product') continue;
    found.push({
      name,
      weight: isAnchor ? ANCHOR_WEIGHT : target && isTitledLike(target, name) ? 3.2 : 2,
      kind: type === 'product' ? 'product' : 'service',
      quote: { page: home, selector: link.selector, text: link.text },
      description: '',
      price: '',
      url: link.href,
      source: 'menu',
    });
  }
  return found;
}

const MAX_OPENING_LENGTH = 60;

/** Whether a page's first heading says the same as the menu entry that leads to it: at least one longer word in common. */
function isTitledLike(page: Page, entry: string): boolean {
  const heading = page.headings.find((one) => !one.hidden && one.text !== '' && one.region !== 'header');
  // Some pages open with a short line that is no heading.
  const opening = page.blocks.find((block) => !block.hidden && block.region === 'main' && !/^h[1-6]$/.test(block.tag));
  const first = `${heading?.text ?? ''} ${(opening?.text.length ?? 0) <= MAX_OPENING_LENGTH ? opening?.text : ''}`;
  const stems = new Set(splitWords(first).map((word) => word.slice(0, 5)));
  return splitWords(entry).some((word) => word.length >= 5 && stems.has(word.slice(0, 5)));
}

function pathOf(href: string): string {
  try {
    return new URL(href).pathname;
  } catch {
    return '';
  }
}
