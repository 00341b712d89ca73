import type { Page, PageLink, TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { oncePerObject } from '#text/memoize.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { menuOffers } from './menu-offers.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';

/** A link in a menu, a link in the text, the heading of a page of a service or product. */
const [MENU_LINK_WEIGHT, TEXT_LINK_WEIGHT, OWN_PAGE_WEIGHT] = [4.5, 2, 4];

/** Offers that have a page of their own: links below a services or products URL, pages read as service or product, menu entries. */
export function linkOffers(model: SiteModel): OfferCandidate[] {
  return [...linkedPages(model), ...model.pages.flatMap(({ page }) => ownPage(page)), ...menuOffers(model)];
}

function linkedPages(model: SiteModel): OfferCandidate[] {
  const found: OfferCandidate[] = [];
  const seen = new Set<string>();
  const targets = new Map<string, { path: string; kind: OfferCandidate['kind'] | null }>();
  for (const { page } of model.pages) {
    for (const link of page.links) {
      if (!link.internal || link.hidden || link.href === page.url) continue;
      // Menus lead to the same URLs from every page.
      const target = targets.get(link.href) ?? { path: pathOf(link.href), kind: kindOfPath(pathOf(link.href)) };
      targets.set(link.href, target);
      const name = target.kind ? offerLabel(labelOf(page, link)) : '';
      const key = `${target.path}|${name}`;
      if (!target.kind || name === '' || readsLikeSlogan(name) || seen.has(key)) continue;
      seen.add(key);
      const weight = link.region === 'main' || link.region === 'aside' ? TEXT_LINK_WEIGHT : MENU_LINK_WEIGHT;
      found.push(offerCandidate({ name, weight, kind: target.kind, quote: quoteLink(page, link), url: link.href, source: 'link' }));
    }
  }
  return found;
}

/** The visible blocks inside of links, by the selector of the link. */
const linesOf = oncePerObject(({ blocks, links }: Page): ReadonlyMap<string, TextBlock[]> => {
  const byLink = new Map<string, TextBlock[]>(links.map(({ selector }) => [selector, []]));
  for (const block of blocks) {
    if (block.hidden) continue;
    for (let end = block.selector.lastIndexOf(' > '); end > 0; end = block.selector.lastIndexOf(' > ', end - 1))
      byLink.get(block.selector.slice(0, end))?.push(block);
  }
  return byLink;
});

/** What a link is called: of a card that is one link as a whole, its first line that can be a name. */
function labelOf(page: Page, { selector, text }: PageLink): string {
  const lines = linesOf(page).get(selector) ?? [];
  return (lines.length > 1 && lines.find((line) => offerLabel(line.text) !== '')?.text) || text;
}

/** Whether a URL is below a path of services or of products. */
function kindOfPath(path: string): OfferCandidate['kind'] | null {
  const above = path
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, -1);
  const isBelow = (group: string) => above.some((segment) => hasTerm(segment, 'offer-paths', group));
  return isBelow('service') ? 'service' : isBelow('product') ? 'product' : null;
}

function ownPage(page: Page): OfferCandidate[] {
  if (page.type !== 'service' && page.type !== 'product') return [];
  const heading = page.headings.find((one) => !one.hidden && one.level <= 2 && offerLabel(one.text) !== '');
  if (!heading || readsLikeSlogan(heading.text)) return [];
  return [
    offerCandidate({
      name: offerLabel(heading.text),
      weight: OWN_PAGE_WEIGHT,
      kind: page.type,
      quote: { page, selector: heading.selector, text: heading.text },
      description: page.description ?? '',
      url: page.url,
      source: 'own page',
    }),
  ];
}

const quoteLink = (page: Page, link: PageLink) => ({ page, selector: link.selector, text: link.text });

const pathOf = (href: string): string => URL.parse(href)?.pathname ?? '';
